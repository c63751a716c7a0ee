import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates a folder that replaces the built web client. All pages, in all languages, have the content `page`. */
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
