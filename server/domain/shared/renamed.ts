import { DomainError, type Problem } from './errors.js';

/** What a field is called in another format: from ['rental', 'months'] to ['rentalDuration', 'endDate']. */
export type Renaming = (field: readonly string[]) => string[];

/** The same refusal with its fields called as in another format; anything else that was thrown is left as it is. */
export function renamed(error: unknown, nameOf: Renaming): unknown {
  if (!(error instanceof DomainError)) return error;
  const rename = (problem: Problem): Problem => ({
    ...problem,
    ...(problem.field && { field: nameOf(problem.field) }),
  });
  const [first, ...others] = error.problems;
  return new DomainError([rename(first), ...others.map(rename)]);
}
