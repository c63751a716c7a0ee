import type { RowCheck } from '../../persistence/sql.js';

/**
 * Throws if a row does not have the shape that its query declares. All test databases use this check, so every test
 * compares the declared shapes with the database.
 */
export const holdToShape: RowCheck = (shape, rows) => {
  for (const row of rows) {
    const { error } = shape.safeParse(row);
    if (!error) continue;
    const [issue] = error.issues;
    throw new Error(
      `A row is not as declared: ${issue?.path.join('.')} ${issue?.message} in ${JSON.stringify(row)}`,
    );
  }
};
