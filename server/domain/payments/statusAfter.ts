/** A step in the life of a stored row. In `from`, null stands for a row that has not been recorded yet. */
interface Step {
  from: readonly (string | null)[];
  to: string;
}

/** True if the step is possible in this status; null stands for a row that has not been recorded yet. */
export function isPossible({ from }: Step, status: string | null): boolean {
  return from.includes(status);
}

/** Returns the status after a step. Throws if the step is not possible in this status, which callers rule out before. */
export function statusAfter<Taken extends Step>(step: Taken, status: string | null): Taken['to'] {
  if (!isPossible(step, status)) throw new Error(`No step leads from ${status ?? 'nothing'} to ${step.to}`);
  return step.to;
}
