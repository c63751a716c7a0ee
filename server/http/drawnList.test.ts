import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listBook } from '../testing/books/books.js';
import { TestMarketplace } from '../testing/marketplace.js';
import { signUpPublisher, signUpReader, type Person } from '../testing/people/people.js';
import { siteFolder } from '../testing/process/siteFolder.js';

const SHELL = '<html lang="en"><head></head><body><div id="root"></div></body></html>';

/** Replaces the compiled module client/firstSight/pages.tsx. */
const DRAWING = `
export const request = { query: '{ books { nodes { title } } }' };
export const seen = { drawn: 0, fails: false };
export async function listPage(shell, tag, list) {
  seen.drawn += 1;
  if (seen.fails) throw new Error('No words for it');
  return shell.replace('<div id="root">', '<div id="root" data-drawn="' + tag + '">' + JSON.stringify(list));
}`;

let site: Awaited<ReturnType<typeof siteFolder>>;
let marketplace: TestMarketplace;
let reader: Person;
let seen: { drawn: number; fails: boolean };

beforeAll(async () => {
  site = await siteFolder(SHELL);
  const drawing = path.join(site.path, 'drawing', 'pages.js');
  await mkdir(path.dirname(drawing));
  await writeFile(path.join(site.path, 'package.json'), '{ "type": "module" }');
  await writeFile(drawing, DRAWING);
  ({ seen } = (await import(pathToFileURL(drawing).href)) as { seen: typeof seen });
  marketplace = await TestMarketplace.open({ clientFolder: site.path });
  reader = await signUpReader(marketplace);
  await listBook(marketplace, reader, { title: 'The Guide' });
});
afterAll(async () => {
  await marketplace.close();
  await site.remove();
});
// Expires the list that the previous test has cached.
beforeEach(() => marketplace.clock.advanceDays(1));

const open = async (person: Person | null, address = '/books', cookie = '') => {
  const session = person ? `panna_session=${person.token}; ` : '';
  const headers = { accept: 'text/html', cookie: `${session}${cookie}` };
  const response = await fetch(`${marketplace.url}${address}`, { headers });
  expect(response.status).toBe(200);
  return { text: await response.text(), headers: response.headers };
};

it('a reader gets the rendered list in their language, kept out of shared caches', async () => {
  const { text, headers } = await open(reader, '/books', 'panna_language=gu');
  expect(text).toContain('<div id="root" data-drawn="gu">');
  expect(text).toContain('The Guide');
  expect(headers.get('cache-control')).toBe('private, no-cache');
});

it('viewers of another list get the page without a list', async () => {
  const publisher = await signUpPublisher(marketplace);
  const stranger = { ...reader, token: 'nobody-has-it' };
  const pages = await Promise.all([
    open(null),
    open(publisher),
    open(stranger),
    open(reader, '/books?genre=FICTION'),
    open(reader, '/cart'),
  ]);
  for (const { text, headers } of pages) {
    expect(text).not.toContain('The Guide');
    expect(text).toContain('<div id="root"></div>');
    expect(headers.get('cache-control')).toBe('no-cache');
  }
});

it('many requests at once render the list once, and it is rendered again later', async () => {
  const before = seen.drawn;
  await Promise.all(Array.from({ length: 20 }, () => open(reader)));
  expect(seen.drawn).toBe(before + 1);

  await listBook(marketplace, reader, { title: 'Malgudi Days' });
  expect((await open(reader)).text).not.toContain('Malgudi Days');
  marketplace.clock.advanceDays(1);
  expect((await open(reader)).text).toContain('Malgudi Days');
});

it('if rendering fails, the page without a list is sent', async () => {
  seen.fails = true;
  const { text } = await open(reader);
  seen.fails = false;
  expect(text).toContain('<div id="root"></div>');
  expect((await open(reader)).text).toContain('The Guide');
});

it('the rendering code is not served', async () => {
  const response = await fetch(`${marketplace.url}/drawing/pages.js`);
  expect(await response.text()).not.toContain('listPage');
});
