import { onDestroy } from 'svelte';

/** The time, in milliseconds, as long as somebody looks: once a second is enough for words and clocks. */
export function ticking(every = 1000): { readonly now: number } {
  let now = $state(Date.now());
  const timer = setInterval(() => (now = Date.now()), every);
  onDestroy(() => clearInterval(timer));
  return {
    get now() {
      return now;
    },
  };
}
