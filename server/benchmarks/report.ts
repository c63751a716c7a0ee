/** A line of a table: what was measured, and whether it is what it has to be. Without a goal it is only told. */
export interface Measure {
  name: string;
  value: number;
  goal?: string;
  reached?: boolean;
}

/** A value that is to reach a goal. */
export function atLeast(name: string, value: number, goal: number): Measure {
  return { name, value: rounded(value), goal: `at least ${goal}`, reached: value >= goal };
}

/** A value that is not to be above a goal. */
export function atMost(name: string, value: number, goal: number): Measure {
  return { name, value: rounded(value), goal: `at most ${goal}`, reached: value <= goal };
}

/** Prints the measures as a table; one beyond its goal makes the process fail. */
export function report(title: string, measures: readonly Measure[]): void {
  console.log(`\n${title}`);
  console.table(measures);
  if (measures.some(({ reached }) => reached === false)) process.exitCode = 1;
}

/** The one in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** To three digits. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
