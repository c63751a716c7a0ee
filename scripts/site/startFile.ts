import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from 'vite';

/** What runs before the site, as it is put into pages: every page brings it, so its comments stay here. */
export function startFile(client: string, name: string): string {
  const { code, errors } = minifySync(
    name,
    readFileSync(path.join(client, 'firstSight/start', name), 'utf8'),
  );
  if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join(' ')}`);
  return code;
}
