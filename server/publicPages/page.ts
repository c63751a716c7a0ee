import { Html, html, jsonScript } from './html.js';
import { shortened, type Words } from './words.js';

/** The name and the address of the site, for the titles and links of its pages. */
export interface Site {
  name: string;
  /** Address of the site, without a trailing slash. */
  url: string;
}

/** A public page of a book or seller, for link previews and search engines. */
export interface WrittenPage {
  /** The canonical path of the page. Other paths redirect to it. */
  path: string;
  title: string;
  description: string;
  /** Open Graph type of the page. */
  type: 'book' | 'profile' | 'product';
  /** Path of the picture for link previews. */
  card: string;
  data: object;
  main: Html;
}

const LONGEST_DESCRIPTION = 200;

/** Styles of the server's content. They make it look similar to the content with which the client's script replaces it. */
const STYLE = new Html(
  `<style>${[
    '.written{display:grid;gap:2rem;overflow-wrap:anywhere}',
    '.written img{width:min(10.5rem,100%);height:auto;margin-inline:auto;border-radius:.25rem}',
    '.written h1{font:600 var(--panna-font-sizes-3xl)/1.22 var(--panna-fonts-heading);letter-spacing:-.015em}',
    '.written h2{font:600 var(--panna-font-sizes-xl)/1.45 var(--panna-fonts-heading);margin-top:2rem}',
    '.written p{margin-top:.75rem;max-width:65ch}.written ul{padding-inline-start:1.25rem;margin-top:.75rem}',
    '.written a{color:var(--panna-colors-primary-fg);text-decoration:underline;display:inline-block;padding-block:.6rem}',
    '.written .books{padding:0}.written .books a{display:block;padding-bottom:0}',
    '.written strong{font-weight:600}.written .price{font:600 var(--panna-font-sizes-2xl)/1.3 var(--panna-fonts-heading)}',
    '@media(min-width:900px){.written:has(img){grid-template-columns:minmax(0,20rem) minmax(0,1fr);gap:3rem}',
    '.written img{width:100%}}',
  ].join('')}</style>`,
);

const OWN_HEAD = /[ \t]*<(title>[^<]*<\/title>|meta (name="description"|property="og:\w+")[^>]*>)\n?/g;
/** The element of the client's page that the server replaces with content. */
const ROOM = '<div class="written"></div>';

/**
 * Returns the client's page with the head and the content of a public page. When the client's script starts, it
 * replaces the content.
 */
export function writtenInto(shell: string, page: WrittenPage, site: Site): string {
  return put(shell, headOf(page, site), page.main);
}

/** Returns the client's page with a message that nothing was found. */
export function missingPage(shell: string, site: Pick<Site, 'name'>, { text }: Words): string {
  const head = html`<title>${text('missing')} · ${site.name}</title><meta name="robots" content="noindex" />`;
  const main = html`<div>
    <h1>${text('missingHere')}</h1>
    <p>${text('missingWhy')}</p>
    <p><a href="/">${text('home', { site: site.name })}</a></p>
  </div>`;
  return put(shell, head, main);
}

function put(shell: string, head: Html, main: Html): string {
  const content = html`<div class="written">${main}</div>`;
  return shell
    .replace(OWN_HEAD, '')
    .replace('</head>', () => `${head.markup}${STYLE.markup}</head>`)
    .replace(ROOM, () => content.markup);
}

function headOf({ path, title, description, type, card, data }: WrittenPage, site: Site): Html {
  const url = `${site.url}${path}`;
  const summary = shortened(description, LONGEST_DESCRIPTION);
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
