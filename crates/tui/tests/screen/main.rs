//! The full screen, drawn as text and driven by keys.

mod desk;
mod facts;
mod serengeti;

use desk::{Desk, Set};

#[test]
fn look() {
    for line in [14, 46, 47] {
        let mut desk = Desk::set(&Set { line, ..Set::of("mu", 4, 3) });
        for (w, h) in [(80, 24), (60, 18), (120, 40)] {
            println!("{}\n=========", desk.screen(w, h));
        }
    }
    let mut desk = Desk::set(&Set::of("serengeti", 4, 3));
    desk.settle();
    println!("{}\n=========", desk.screen(80, 24));
}
