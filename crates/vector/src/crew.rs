//! Work shared by threads, which are started for every call: a thread that stays cannot be lent the caller's arrays without
//! `unsafe`, and copying what it would write instead takes longer than starting it.

use std::sync::{Mutex, PoisonError};
use std::thread::{self, Scope};

/// Does all jobs, on so many threads, of which the caller's is one. Each thread has tools of its own.
pub(crate) fn share<Job: Send, Tools: Default>(
    threads: usize,
    jobs: Vec<Job>,
    work: impl Fn(&mut Tools, Job) + Sync,
) {
    let threads = threads.min(jobs.len());
    let queue = Mutex::new(jobs.into_iter());
    let labour = || {
        let mut tools = Tools::default();
        loop {
            // Another thread's panic is passed on when all are done; until then the others may finish.
            let next = queue.lock().unwrap_or_else(PoisonError::into_inner).next();
            match next {
                Some(job) => work(&mut tools, job),
                None => return,
            }
        }
    };
    if threads <= 1 {
        return labour();
    }
    thread::scope(|scope| hire(scope, &labour, threads));
}

/// Works on this thread and on others, so many together. Whoever is hired hires half of those who are missing: starting them
/// one by one would keep the last of many waiting.
fn hire<'scope>(scope: &'scope Scope<'scope, '_>, labour: &'scope (impl Fn() + Sync), together: usize) {
    let mut together = together;
    while together > 1 {
        let half = together / 2;
        scope.spawn(move || hire(scope, labour, half));
        together -= half;
    }
    labour();
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;
    use std::sync::Barrier;

    #[test]
    fn every_job_is_done_once_whatever_the_number_of_threads() {
        for threads in [1, 2, 3, 8, 40] {
            let mut done = vec![0; 100];
            share(threads, done.iter_mut().collect(), |(): &mut (), place: &mut i32| *place += 1);
            assert_eq!(done, vec![1; 100], "{threads} threads");
        }
    }

    #[test]
    fn as_many_threads_work_as_are_wanted() {
        for threads in [2, 3, 7] {
            let together = Barrier::new(threads);
            let seen = Mutex::new(HashSet::new());
            share(threads, vec![(); threads], |(): &mut (), ()| {
                // Nobody goes on before all have a job.
                together.wait();
                seen.lock().unwrap().insert(thread::current().id());
            });
            assert_eq!(seen.into_inner().unwrap().len(), threads);
        }
    }

    #[test]
    #[should_panic(expected = "a scoped thread panicked")]
    fn a_panic_is_passed_on() {
        let both = Barrier::new(2);
        let caller = thread::current().id();
        share(2, vec![(), ()], |(): &mut (), ()| {
            both.wait();
            assert_eq!(thread::current().id(), caller, "only the other one");
        });
    }
}
