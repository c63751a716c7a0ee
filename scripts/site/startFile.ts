import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from 'vite';

/** Returns a start script for insertion into pages. Comments are removed, because every page contains the script. */
export function startFile(client: string, name: string): string {
  const { code, errors } = minifySync(
    name,
    readFileSync(path.join(client, 'firstSight/start', name), 'utf8'),
  );
  if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join(' ')}`);
  return code;
}
