import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type PluginOption } from 'vite';
import { startFile } from './startFile.ts';
import { earlyScript, siteFiles } from './startScript.ts';

const LANGUAGES = ['en', 'hi', 'gu'] as const;

/** The folder for the rendering code in the output. It is never served. */
const DRAWING = 'drawing';

/**
 * Writes the pages that are complete without a script, as HTML with their style rules. Each language has the home page
 * of visitors, such as `home.hi.html`, and the frame around pages of the server, such as `written.hi.html`. The server
 * renders the list of books into `list.html` (client/firstSight/pages.tsx).
 *
 * `plugins` returns the plugins that compile the client.
 */
export const prerendered = (client: string, plugins: () => PluginOption[]): Plugin => ({
  name: 'prerendered',
  // Applies to builds only. Tests load the configuration too, and also call `closeBundle`.
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async closeBundle() {
    const { root, build: options } = this.environment.config;
    const output = path.resolve(root, options.outDir);
    // Builds without index.html, such as a benchmark build, contain no pages of the site.
    if (!existsSync(path.join(output, 'index.html'))) return;
    const drawing = await compiled(client, plugins(), path.join(output, DRAWING));
    const globalStyles = await drawing.globalStyles();
    const shell = await readFile(path.join(output, 'index.html'), 'utf8');
    const styled = shell.replace('</head>', () => `${globalStyles}</head>`);
    const pages = await pagesOf(styled, drawing, (name) => startFile(client, name));
    for (const [name, page] of Object.entries(pages)) await writeFile(path.join(output, name), page);
  },
});

/** Returns the contents of the pages by file name. `read` returns a start script by its name. */
async function pagesOf(
  shell: string,
  { homePage, writtenPage }: Drawing,
  read: (name: string) => string,
): Promise<Record<string, string>> {
  const now = { loader: read('now.js'), place: '</body>' };
  const later = { loader: read('later.js'), place: '<script>' };
  const asking = (early: string) => shell.replace(earlyScript.ofAny, () => early);
  const complete = withLoader(asking(earlyScript.ofComplete), later);
  const written = withLoader(asking(earlyScript.ofWritten), later);
  const list = { ...later, isForSignedIn: true, files: siteFiles.list };
  const pages: Record<string, string> = {
    'index.html': withLoader(shell, now),
    'list.html': withLoader(asking(earlyScript.ofList), list),
  };
  for (const language of LANGUAGES) {
    pages[`home.${language}.html`] = await homePage(complete, language);
    pages[`written.${language}.html`] = await writtenPage(written, language);
  }
  return pages;
}

/** The exports of client/firstSight/pages.tsx. */
type Drawing = {
  globalStyles: () => Promise<string>;
  homePage: (shell: string, language: string) => Promise<string>;
  writtenPage: (shell: string, language: string) => Promise<string>;
};

const ENTRY = /[ \t]*<script type="module"[^>]* src="([^"]+)"><\/script>\n?/;
const MODULE = /[ \t]*<link rel="modulepreload"[^>]* href="([^"]+)">\n?/g;

type Loading = { loader: string; place: string; isForSignedIn?: boolean; files?: string[] };

/**
 * Removes the script tags from the page and inserts `loader` before `place`. The loader loads the script and `files`.
 */
function withLoader(shell: string, { loader, place, isForSignedIn = false, files = [] }: Loading): string {
  const script = ENTRY.exec(shell)?.[1];
  if (!script) throw new Error('index.html has no script.');
  const modules = [...[...shell.matchAll(MODULE)].map(([, file]) => file), ...files];
  const entry = `(${JSON.stringify({ script, modules, isForSignedIn })})`;
  return shell
    .replace(ENTRY, '')
    .replace(MODULE, '')
    .replace(place, () => `<script>${loader.replace('(entry)', () => entry)}</script>${place}`);
}

/** Builds the rendering code together with all of its packages, because the server does not install them. */
async function compiled(client: string, plugins: PluginOption[], outDir: string): Promise<Drawing> {
  await build({
    configFile: false,
    root: client,
    logLevel: 'error',
    plugins,
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: path.join(client, 'firstSight/pages.tsx'),
      },
    },
  });
  return (await import(pathToFileURL(path.join(outDir, 'pages.js')).href)) as Drawing;
}
