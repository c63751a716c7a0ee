import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The host of Apollo's Sandbox script. The script loads the Sandbox into a frame from FRAME_HOST. */
const SCRIPT_HOST = 'https://embeddable-sandbox.cdn.apollographql.com';
const FRAME_HOST = 'https://sandbox.embed.apollographql.com';

const STYLE = `
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; color: #212121; background: #fff; }
main { max-width: 38rem; margin: 0 auto; padding: 3rem 1.25rem; }
main[hidden] { display: none; }
h1 { font-size: 1.5rem; line-height: 1.3; }
a { color: #115293; }
code { font-size: 0.95em; }
#sandbox[hidden] { display: none; }
#sandbox:not([hidden]), #sandbox iframe { display: block; width: 100%; height: 100vh; border: 0; }
@media (prefers-color-scheme: dark) {
  body { color: #eee; background: #212121; }
  a { color: #90caf9; }
}`;

/**
 * The script of the page. It starts Apollo Sandbox, or shows the static text if the script is blocked or takes longer
 * than six seconds.
 */
const SCRIPT = `
const words = document.querySelector('main');
const frame = document.querySelector('#sandbox');
const without = setTimeout(() => (words.hidden = false), 6000);
const script = document.createElement('script');
script.onerror = () => {
  clearTimeout(without);
  frame.hidden = true;
  words.hidden = false;
};
script.onload = () => {
  clearTimeout(without);
  words.hidden = true;
  new EmbeddedSandbox({
    target: '#sandbox',
    initialEndpoint: location.origin + location.pathname,
    endpointIsEditable: false,
    runTelemetry: false,
  });
};
script.src = '${SCRIPT_HOST}/v2/embeddable-sandbox.umd.production.min.js';
document.head.append(script);
`;

const WORDS = `
  <h1>This is the GraphQL API</h1>
  <p>REASON Try the API in <a href="/graphiql">GraphiQL</a>, which comes from this server.</p>
  <p>Programs send queries and mutations to this address by POST as JSON, and subscribe over a WebSocket by the
  protocol <code>graphql-transport-ws</code>. The REST API is described at <a href="/api/docs">/api/docs</a>.</p>`;

/** An HTML page with the content security policy that it needs. */
interface Page {
  html: string;
  policy: string;
}

const BARE_POLICY = `default-src 'none'; style-src ${hashOf(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const WITH_SANDBOX: Page = {
  html: pageOf(
    `<div id="sandbox"></div>\n<main hidden>${because('Apollo Sandbox could not be loaded.')}</main>\n<script>${SCRIPT}</script>`,
  ),
  // Allows the inline styles that Apollo's script sets on its frame, and the requests that the frame sends through this
  // page.
  policy:
    `default-src 'none'; script-src ${hashOf(SCRIPT)} ${SCRIPT_HOST}; style-src 'unsafe-inline'; ` +
    `connect-src 'self'; frame-src ${FRAME_HOST}; img-src 'self' data:; ` +
    `base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};

const WITHOUT: Page = { html: pageOf(`<main>${because('')}</main>`), policy: BARE_POLICY };

function because(reason: string): string {
  return WORDS.replace('REASON ', reason && `${reason} `);
}

function pageOf(body: string): string {
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>GraphQL API</title><style>${STYLE}</style>`;
  return `<!doctype html>\n<html lang="en"><head>${head}</head>\n<body>\n${body}\n</body></html>\n`;
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** True if a browser opens /graphql without a query. */
export function wantsPage({ method, headers, query }: FastifyRequest): boolean {
  const isPlain = typeof query !== 'object' || query === null || !('query' in query);
  return method === 'GET' && isPlain && Boolean(headers.accept?.includes('text/html'));
}

/**
 * Sends the page with Apollo Sandbox if it is enabled; otherwise a static page that loads nothing from other hosts.
 */
export function sendLandingPage(reply: FastifyReply, sandbox: boolean): FastifyReply {
  const { html, policy } = sandbox ? WITH_SANDBOX : WITHOUT;
  return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html);
}
