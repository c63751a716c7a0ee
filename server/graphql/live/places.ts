/** Limits how many places a key can hold at the same time, for example connections per network. */
export class Places {
  private readonly taken = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Takes a place for the key. Returns a function that frees it, or null if all places of the key are taken. */
  take(key: string): (() => void) | null {
    const taken = this.taken.get(key) ?? 0;
    if (taken >= this.most) return null;
    this.taken.set(key, taken + 1);
    let isMine = true;
    return () => {
      if (isMine) this.free(key);
      isMine = false;
    };
  }

  private free(key: string): void {
    const left = (this.taken.get(key) ?? 1) - 1;
    if (left > 0) this.taken.set(key, left);
    else this.taken.delete(key);
  }
}
