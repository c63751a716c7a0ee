import { DomainError, type Problem } from './errors.js';

/** Maps the path of a field to its path in another format: ['rental', 'months'] to ['rentalDuration', 'endDate']. */
export type Renaming = (field: readonly string[]) => string[];

/** Returns a refusal with its fields renamed by `nameOf`. Returns other errors unchanged. */
export function renamed(error: unknown, nameOf: Renaming): unknown {
  if (!(error instanceof DomainError)) return error;
  const rename = (problem: Problem): Problem => ({
    ...problem,
    ...(problem.field && { field: nameOf(problem.field) }),
  });
  const [first, ...others] = error.problems;
  return new DomainError([rename(first), ...others.map(rename)]);
}
