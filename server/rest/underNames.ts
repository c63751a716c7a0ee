import { renamed, type Renaming } from '../domain/shared/renamed.js';

/**
 * Runs a use-case, and renames the fields in its refusals to the fields of the REST path, such as 'rental.months' to
 * 'rentalDuration.endDate'. Fields that are not in the map keep their names.
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
