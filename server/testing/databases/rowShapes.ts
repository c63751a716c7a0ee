import type { RowCheck } from '../../persistence/sql.js';

/**
 * Throws if a row does not match the shape that its query declares. All test databases use it, so that every test
 * checks the declared shapes against the database.
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
