import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type PluginOption } from 'vite';
import { earlyScript } from './startScript.ts';

const LANGUAGES = ['en', 'hi', 'gu'] as const;
const EMPTY_ROOT = '<div id="root"></div>';

/**
 * Writes the pages of the site that are complete without the script, which asks for it later, as HTML with the style rules
 * that they take, each once for every language: `home.hi.html`, the home page as visitors see it first, and `written.hi.html`,
 * the frame around what the server writes. `plugins` make code of the client's files.
 */
export const prerendered = (client: string, plugins: PluginOption[]): Plugin => ({
  name: 'prerendered',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  async closeBundle() {
    const { root, build: options } = this.environment.config;
    const output = path.resolve(root, options.outDir);
    // A build of something else, such as of a benchmark, has no page of the site.
    if (!existsSync(path.join(output, 'index.html'))) return;
    const loaderOf = (name: string) => readFile(path.join(client, 'start', name), 'utf8');
    const now = { loader: await loaderOf('now.js'), place: '</body>' };
    const later = { loader: await loaderOf('later.js'), place: '<script>' };
    const aside = await mkdtemp(path.join(output, '.prerender-'));
    try {
      const drawing = await compiled(client, plugins, aside);
      const { globalStyles } = await drawing.draw('en', '/');
      const shell = await readFile(path.join(output, 'index.html'), 'utf8');
      const styled = shell.replace('</head>', () => `${globalStyles}</head>`);
      const complete = styled.replace(earlyScript.ofAny, () => earlyScript.ofComplete);
      const pages = [
        ['index.html', withLoader(styled, now)] as const,
        ...(await drawn(withLoader(complete, later), drawing)),
      ];
      for (const [name, page] of pages) await writeFile(path.join(output, name), page);
    } finally {
      await rm(aside, { recursive: true });
    }
  },
});

/** What client/prerender.tsx exports. */
type Drawing = { draw: (language: string, address: string) => Promise<DrawnPage> };
type DrawnPage = { body: string; styles: string; globalStyles: string };

/** The pages by the names of their files. */
async function drawn(shell: string, { draw }: Drawing): Promise<[name: string, page: string][]> {
  const pages: [string, string][] = [];
  for (const language of LANGUAGES) {
    const home = withDrawn(shell, language, await draw(language, '/'));
    const written = withDrawn(shell, language, await draw(language, '/b'));
    pages.push([`home.${language}.html`, home.replace('id="root"', 'id="root" data-home')]);
    pages.push([`written.${language}.html`, written]);
  }
  return pages;
}

const ENTRY = /[ \t]*<script type="module"[^>]* src="([^"]+)"><\/script>\n?/;
const MODULE = /[ \t]*<link rel="modulepreload"[^>]* href="([^"]+)">\n?/g;

/** The page of the site without the tags that load its script: `loader` does it, a script that is put before `place`. */
function withLoader(shell: string, { loader, place }: { loader: string; place: string }): string {
  const script = ENTRY.exec(shell)?.[1];
  if (!script) throw new Error('index.html has no script.');
  const modules = [...shell.matchAll(MODULE)].map(([, file]) => file);
  const entry = `(${JSON.stringify({ script, modules })})`;
  return shell
    .replace(ENTRY, '')
    .replace(MODULE, '')
    .replace(place, () => `<script>${loader.replace('(entry)', () => entry)}</script>${place}`);
}

async function compiled(client: string, plugins: PluginOption[], outDir: string): Promise<Drawing> {
  await build({
    configFile: false,
    root: client,
    logLevel: 'error',
    plugins,
    build: { ssr: path.join(client, 'prerender.tsx'), outDir, emptyOutDir: false },
  });
  return (await import(pathToFileURL(path.join(outDir, 'prerender.js')).href)) as Drawing;
}

function withDrawn(page: string, language: string, { body, styles }: DrawnPage): string {
  if (!page.includes(EMPTY_ROOT)) throw new Error(`index.html has no ${EMPTY_ROOT}`);
  return page
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace('</head>', () => `${styles}</head>`)
    .replace(EMPTY_ROOT, () => `<div id="root">${body}</div>`);
}
