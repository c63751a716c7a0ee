/** The value of a measure that could not be taken. */
const NOT_MEASURED = 'not measured';

/** A row of the printed table. `reached` is undefined for a measure without a goal. */
export interface Measure {
  name: string;
  value: number | typeof NOT_MEASURED;
  goal?: string;
  reached?: boolean;
}

/** Returns a measure whose goal is a minimum. */
export function atLeast(name: string, value: number, goal: number): Measure {
  return { name, value: rounded(value), goal: `at least ${goal}`, reached: value >= goal };
}

/** Returns a measure whose goal is a maximum. */
export function atMost(name: string, value: number, goal: number): Measure {
  return { name, value: rounded(value), goal: `at most ${goal}`, reached: value <= goal };
}

/** Returns a measure that could not be taken. It misses its goal, so that the gap is noticed. */
export function notMeasured(name: string): Measure {
  return { name, value: NOT_MEASURED, reached: false };
}

/** Prints the measures as a table. The process exits with status 1 if one of them misses its goal. */
export function report(title: string, measures: readonly Measure[]): void {
  console.log(`\n${title}`);
  console.table(measures);
  if (measures.some(({ reached }) => reached === false)) process.exitCode = 1;
}

/** Returns the middle value. For an even number of values, returns the greater of the two middle ones. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Returns the percentile of the values at `share`, from 0 to 1: that share of the values does not exceed it. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? NaN;
}

/** Rounds to three significant digits. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
