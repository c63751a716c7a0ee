import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from 'vite';

/** Returns a start script as it is put into pages, without comments, because every page contains it. */
export function startFile(client: string, name: string): string {
  const { code, errors } = minifySync(
    name,
    readFileSync(path.join(client, 'firstSight/start', name), 'utf8'),
  );
  if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join(' ')}`);
  return code;
}
