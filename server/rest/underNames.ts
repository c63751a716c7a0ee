import { renamed, type Renaming } from '../domain/shared/renamed.js';

/**
 * Runs a use-case and renames the fields in its refusals to those of the REST path: 'rental.months' becomes
 * 'rentalDuration.endDate'. Fields without a new name keep theirs.
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
