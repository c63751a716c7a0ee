import { renamed, type Renaming } from '../domain/shared/renamed.js';

/**
 * Reports the refusals of a use-case under the names that a documented path has for its fields: 'rental.months' becomes
 * 'rentalDuration.endDate'. A field that is not named keeps its name.
 */
export async function underNames<T>(
  names: Readonly<Record<string, string>> | Renaming,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw renamed(error, typeof names === 'function' ? names : renamingBy(names));
  }
}

function renamingBy(names: Readonly<Record<string, string>>): Renaming {
  return (field) => {
    const path = field.join('.');
    return (names[path] ?? path).split('.');
  };
}
