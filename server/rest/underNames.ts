import { DomainError, type Problem } from '../domain/shared/errors.js';

/**
 * Says the refusals of a use-case in the names that a documented path has for its fields: from 'rental.months' to
 * 'rentalDuration.endDate'. Fields that are not named stay.
 */
export async function underNames<T>(
  names: Readonly<Record<string, string>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const [first, ...others] = error.problems;
    const rename = (problem: Problem) => ({
      ...problem,
      ...(problem.field && { field: renamed(problem.field, names) }),
    });
    throw new DomainError([rename(first), ...others.map(rename)]);
  }
}

function renamed(field: readonly string[], names: Readonly<Record<string, string>>): string[] {
  const path = field.join('.');
  return (names[path] ?? path).split('.');
}
