import { DomainError, type Problem } from './errors.js';

/** Maps a field's path to its name in another format: ['rental', 'months'] to ['rentalDuration', 'endDate']. */
export type Renaming = (field: readonly string[]) => string[];

/** Returns a refusal with its fields renamed for another format. Other errors are returned unchanged. */
export function renamed(error: unknown, nameOf: Renaming): unknown {
  if (!(error instanceof DomainError)) return error;
  const rename = (problem: Problem): Problem => ({
    ...problem,
    ...(problem.field && { field: nameOf(problem.field) }),
  });
  const [first, ...others] = error.problems;
  return new DomainError([rename(first), ...others.map(rename)]);
}
