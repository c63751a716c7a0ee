/** The values of one statement, gathered while its text is put together. */
export class Parameters {
  readonly values: unknown[] = [];

  /** Adds a value and answers what stands for it in the text: '$3'. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
