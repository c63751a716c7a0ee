import path from 'node:path';
import type { Plugin } from 'vite';
import { SCREENS } from '../../client/firstSight/screens.ts';
import { queryText } from './queries.ts';
import { startFile } from './startFile.ts';

/** Code that every screen needs for viewers who are logged in. */
const OWN = ['session/viewer/viewerStore.ts', 'layout/own.ts'];
const ROOT = 'layout/own.ts';
const FRAME = 'entities/search/TopBarSearch.tsx';

/** Name of the fonts' style sheet among the entry points in vite.config.ts. */
const FONTS = 'fonts';

const LANGUAGES = ['hi', 'gu'];
const languageModules = (language: string) => [
  'shared/i18n/language.ts',
  `shared/i18n/locales/${language}.po`,
  `shared/i18n/errors/${language}.ts`,
];

type Chunk = { type: string; fileName: string; imports?: string[]; facadeModuleId?: string | null };
type Bundle = Record<string, Chunk | { type: string; fileName: string }>;

const MARK = '<!-- start -->';

/**
 * Inserts the first script into the page. The script selects the theme, and requests the code and data of the screen.
 * The fonts' style sheet is inserted too, because it is short and a request takes half a second on a slow network.
 */
export const startScript = (client: string): Plugin => ({
  name: 'start-script',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      if (!html.includes(MARK)) return html;
      const theme = startFile(client, 'theme.js');
      if (!bundle) return html.replace(MARK, () => `<script>${theme}</script>`);
      const site = siteOf(bundle, client);
      const early = startFile(client, 'early.js');
      earlyScript.ofAny = filled(early, site);
      earlyScript.ofComplete = filled(early, forComplete(site));
      earlyScript.ofWritten = filled(early, { ...forComplete(site), waitsWithFonts: true });
      earlyScript.ofList = filled(early, forList(site));
      const [list] = site.screens;
      siteFiles.list = [...new Set([...site.own, ...(list?.files ?? [])])];
      const withoutScript = `<noscript><link rel="stylesheet" href="${site.fonts}"></noscript>`;
      const scripts = `<script>${theme}${earlyScript.ofAny}</script>${withoutScript}`;
      return withStyles(html, bundle).replace(MARK, () => scripts);
    },
  },
});

/**
 * The scripts that request files early: `ofAny` on any page, `ofComplete` on the home page, `ofWritten` on pages of the
 * server, `ofList` on the list of books. The last three request less, because their pages are already complete
 * (prerendered.ts). The list of books loads its remaining files later (siteFiles).
 */
export const earlyScript = { ofAny: '', ofComplete: '', ofWritten: '', ofList: '' };

/**
 * The files that the list of books loads later: the files of its screen, and the code for viewers who are logged in.
 */
export const siteFiles: { list: string[] } = { list: [] };

const filled = (early: string, site: object) =>
  early.replace('(site)', () => `(${JSON.stringify(site).replaceAll('<', '\\u003c')})`);

type Site = ReturnType<typeof siteOf>;

/** Returns the data of the early script for complete pages: no screens, and only the query for the viewer. */
const forComplete = ({ queries, ...site }: Site): Site => ({
  ...site,
  screens: [],
  queries: { Viewer: queries['Viewer'] ?? '' },
});

/**
 * Returns the data of the early script for the list of books: its screen without the files, which are loaded later.
 */
function forList({ screens, queries, ...site }: Site) {
  const [{ files: _later, ...list } = { files: [] }] = screens;
  const { Viewer = '', Books = '' } = queries;
  return { ...site, own: [], screens: [list], queries: { Viewer, Books }, waitsWithFonts: true };
}

function siteOf(bundle: Bundle, client: string) {
  const filesOf = (modules: string[]) => [
    ...new Set(modules.flatMap((module) => withImports(bundle, path.join(client, module)))),
  ];
  const initial = new Set(filesOf(['index.html']));
  const added = (modules: string[]) => filesOf(modules).filter((file) => !initial.has(file));
  const address = (file: string) => `/${file}`;
  const asked = [...SCREENS.flatMap(({ asks }) => asks ?? []), 'Viewer'];
  return {
    screens: SCREENS.map(({ module, ...screen }) => ({
      ...screen,
      files: added([ROOT, FRAME, module]).map(address),
    })),
    own: added(OWN).map(address),
    languages: Object.fromEntries(LANGUAGES.map((one) => [one, added(languageModules(one)).map(address)])),
    fonts: address(fileOf(bundle, FONTS)),
    queries: Object.fromEntries(asked.map((name) => [name, queryText(client, name)])),
  };
}

/** Returns the path of a built style sheet, given the name of its entry point. */
function fileOf(bundle: Bundle, name: string): string {
  const file = Object.keys(bundle).find((one) => new RegExp(`/${name}-[^/]+\\.css$`).test(one));
  if (!file) throw new Error(`There is no style sheet ${name}.`);
  return file;
}

/** Returns the files of a module and of all its imports, recursively. */
function withImports(bundle: Bundle, module: string): string[] {
  const chunks = Object.values(bundle) as Chunk[];
  const found = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
  if (!found) throw new Error(`${module} has no file of its own.`);
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    (bundle[file] as Chunk | undefined)?.imports?.forEach(visit);
  };
  visit(found.fileName);
  return [...seen];
}

function withStyles(html: string, bundle: Bundle): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (_link, file: string) => {
    const { source } = bundle[file] as unknown as { source: string | Uint8Array };
    const style = typeof source === 'string' ? source : Buffer.from(source).toString('utf8');
    // The disabled link loads nothing. Later scripts find it and do not load the style sheet again.
    return `<style>${style}</style><link rel="stylesheet" href="/${file}" disabled>`;
  });
}
