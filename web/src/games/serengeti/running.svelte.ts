const AFTER_CARDS = 320;
const RUN = 420;

/** A number that runs to its new value while chips fly; at once where motion is not wanted, and the first time. */
export class Running {
  private value: number | null = $state(null);
  private frame = 0;

  get shown(): number | null {
    return this.value;
  }

  to(value: number | null): void {
    cancelAnimationFrame(this.frame);
    const from = this.value;
    if (from === null || value === null || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.value = value;
      return;
    }
    const start = performance.now() + AFTER_CARDS;
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - start) / RUN));
      this.value = Math.round(from + (value - from) * part);
      if (part < 1) this.frame = requestAnimationFrame(step);
    };
    if (from !== value) this.frame = requestAnimationFrame(step);
  }
}
