import { Html, html, jsonScript } from './html.js';

/** Where the pages are, and what the place is called. */
export interface Site {
  name: string;
  /** What addresses begin with, without a slash at the end. */
  url: string;
}

/** A page for links, previews and search engines. */
export interface WrittenPage {
  /** Its path, under which alone it is found. */
  path: string;
  title: string;
  description: string;
  /** What Open Graph calls it. */
  type: 'book' | 'profile' | 'product';
  /** The path of its picture. */
  card: string;
  data: object;
  main: Html;
}

const LONGEST_DESCRIPTION = 200;

/** Enough for the page to be read until the client has drawn its own. */
const STYLE =
  new Html(`<style>#root>.written{max-width:48rem;margin:0 auto;padding:5rem 1rem 2rem;font-family:Roboto,system-ui,sans-serif;line-height:1.6}
.written img{float:right;width:30%;height:auto;margin:0 0 1rem 1rem}.written h1{line-height:1.2;overflow-wrap:anywhere}</style>`);

const OWN_HEAD = /[ \t]*<(title>[^<]*<\/title>|meta (name="description"|property="og:\w+")[^>]*>)\n?/g;
const EMPTY_ROOT = '<div id="root"></div>';

/** The page of the web client with the head of this page, and with its content until the client has drawn its own. */
export function writtenInto(shell: string, page: WrittenPage, site: Site): string {
  return put(shell, headOf(page, site), page.main);
}

/** The page of the web client that says that there is nothing here. */
export function missingPage(shell: string, site: Pick<Site, 'name'>): string {
  const head = html`<title>Not found · ${site.name}</title><meta name="robots" content="noindex" />`;
  const main = html`<h1>This is not on our shelves</h1>
    <p>It may have been taken off the market, or the address is not quite right.</p>
    <p><a href="/">To the home page of ${site.name}</a></p>`;
  return put(shell, head, main);
}

function put(shell: string, head: Html, main: Html): string {
  const root = html`<div id="root"><main class="written">${main}</main></div>`;
  return shell
    .replace(OWN_HEAD, '')
    .replace('</head>', () => `${head.markup}${STYLE.markup}</head>`)
    .replace(EMPTY_ROOT, () => root.markup);
}

function headOf({ path, title, description, type, card, data }: WrittenPage, site: Site): Html {
  const url = `${site.url}${path}`;
  const summary = shortened(description);
  return html`<title>${title} · ${site.name}</title>
    <meta name="description" content="${summary}" />
    <link rel="canonical" href="${url}" />
    <meta property="og:site_name" content="${site.name}" />
    <meta property="og:type" content="${type}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${summary}" />
    <meta property="og:url" content="${url}" />
    <meta property="og:image" content="${site.url}${card}" />
    <meta property="og:image:type" content="image/jpeg" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />
    ${jsonScript({ '@context': 'https://schema.org', ...data })} `;
}

function shortened(text: string): string {
  const letters = Array.from(text.replace(/\s+/g, ' ').trim());
  if (letters.length <= LONGEST_DESCRIPTION) return letters.join('');
  return `${letters
    .slice(0, LONGEST_DESCRIPTION)
    .join('')
    .replace(/\s\S*$/, '')}…`;
}
