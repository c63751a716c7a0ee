/** A row of the printed table. A measure without a goal is printed but not judged. */
export interface Measure {
  name: string;
  value: number;
  goal?: string;
  reached?: boolean;
}

/** Returns a measure that must be at least the goal. */
export function atLeast(name: string, value: number, goal: number): Measure {
  return { name, value: rounded(value), goal: `at least ${goal}`, reached: value >= goal };
}

/** Returns a measure that must be at most the goal. */
export function atMost(name: string, value: number, goal: number): Measure {
  return { name, value: rounded(value), goal: `at most ${goal}`, reached: value <= goal };
}

/** Prints the measures as a table. The process exits with status 1 if one of them misses its goal. */
export function report(title: string, measures: readonly Measure[]): void {
  console.log(`\n${title}`);
  console.table(measures);
  if (measures.some(({ reached }) => reached === false)) process.exitCode = 1;
}

/** Returns the middle value; of an even number of values, the greater of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Rounds to three significant digits. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
