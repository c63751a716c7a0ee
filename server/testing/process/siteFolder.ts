import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** In the place of what the build of the client writes: this page, as each of its own and in each language. */
export async function siteFolder(page: string): Promise<{ path: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'panna-site-'));
  const drawn = ['home', 'written'].flatMap((name) => ['en', 'hi', 'gu'].map((tag) => [name, tag] as const));
  const write = (name: string, tag: string) =>
    writeFile(path.join(folder, name), page.replace('lang="en"', `lang="${tag}"`));
  await Promise.all([
    write('index.html', 'en'),
    write('list.html', 'en'),
    ...drawn.map(([name, tag]) => write(`${name}.${tag}.html`, tag)),
  ]);
  return { path: folder, remove: () => rm(folder, { recursive: true }) };
}
