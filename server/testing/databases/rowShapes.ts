import type { RowCheck } from '../../persistence/sql.js';

/** Throws when a row is not what its query declares: so every test that reads holds the declarations against the database. */
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
