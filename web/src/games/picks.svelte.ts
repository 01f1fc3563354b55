/** What the person has chosen and not yet done: cards, a bid. Field and tray share it; the frame empties it when the position changes. */
export class Picks {
  private chosen: readonly string[] = $state.raw([]);

  get list(): readonly string[] {
    return this.chosen;
  }

  has(id: string): boolean {
    return this.chosen.includes(id);
  }

  /** Only this one. */
  only(id: string): void {
    this.chosen = [id];
  }

  toggle(id: string): void {
    this.chosen = this.has(id) ? this.chosen.filter((one) => one !== id) : [...this.chosen, id];
  }

  clear(): void {
    if (this.chosen.length > 0) this.chosen = [];
  }
}
