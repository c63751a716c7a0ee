import type { Ports } from '../scope.js';

const PATIENCE_MS = 3_000;

/** Whether the database answers within 3 seconds. */
export async function checkHealth({ database }: Pick<Ports, 'database'>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const answered = database.query('SELECT 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answered, tooLate]).finally(() => clearTimeout(timer));
}
