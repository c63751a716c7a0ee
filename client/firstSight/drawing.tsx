import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode, type ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { frame } from '../home';
import { ErrorBoundary } from '../layout/ErrorBoundary';
import { Providers } from '../Providers';
import { PRODUCT_NAME } from '../shared/contract/product.generated';
import { speak, textsOf } from '../shared/i18n/language';
import type { Language } from '../shared/i18n/languages';
import { IN_BROWSER_ONLY, InBrowserOnly } from '../shared/ui/lazily';

/** A page before any script has run: the contents of #root, the rules of its classes, and the global rules. */
export type DrawnPage = { body: string; styles: string; globalStyles: string };

/** Renders a route of the site in Node, inside the same frame as App. */
export async function draw(language: Language, address: string, routes: ReactNode): Promise<DrawnPage> {
  speak(language, await textsOf(language));
  // With `compat`, Emotion collects the rules in order, instead of writing each rule beside its element.
  const cache = createCache({ key: 'css', stylisPlugins: [prefixed] });
  cache.compat = true;
  const faults: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <Page cache={cache} address={address}>
      {routes}
    </Page>,
    {
      // Renders the page as a single piece, because no script runs yet that could insert later pieces.
      progressiveChunkSize: Infinity,
      onError: (fault) => {
        if (fault instanceof Error && fault.cause instanceof InBrowserOnly) return IN_BROWSER_ONLY;
        faults.push(fault);
        return undefined;
      },
    },
  );
  const parts: Buffer[] = [];
  for await (const part of prelude) parts.push(Buffer.from(part as Uint8Array));
  if (faults.length > 0) throw new AggregateError(faults, `The page at ${address} could not be drawn`);
  return { body: Buffer.concat(parts).toString('utf8'), ...stylesOf(cache) };
}

/**
 * Adds the vendor prefix that Safari needs, for a single property. Emotion's own prefixes would enlarge the home page
 * by 5%, for browsers that cannot run the site anyway.
 */
const prefixed: StylisPlugin = (rule) => {
  if (rule.type === 'decl' && rule.props === 'user-select')
    rule.return = `-webkit-${rule.value}${rule.value}`;
};

type Props = { cache: EmotionCache; address: string; children: ReactNode };

/** Renders exactly what App renders at the address, so that React can hydrate it. */
const Page = ({ cache, address, children }: Props) => (
  <CacheProvider value={cache}>
    <StrictMode>
      <Providers>
        <StaticRouter location={address}>
          <ErrorBoundary>
            <Routes>
              <Route element={frame}>{children}</Route>
            </Routes>
          </ErrorBoundary>
        </StaticRouter>
      </Providers>
    </StrictMode>
  </CacheProvider>
);

/**
 * Returns the rules of all classes in a separate element. Emotion moves the element that lists its classes; if the rules were
 * in that element, the browser would lay out the whole page again. Global rules are in system.ts.
 */
function stylesOf({ inserted, registered }: EmotionCache): Omit<DrawnPage, 'body'> {
  const rules = Object.entries(inserted).filter(
    (rule): rule is [string, string] => typeof rule[1] === 'string',
  );
  const isOfClass = ([name]: [string, string]) => `css-${name}` in registered;
  const textOf = (some: [string, string][]) => some.map(([, css]) => css).join('');
  const ofClasses = rules.filter(isOfClass);
  const names = ofClasses.map(([name]) => name).join(' ');
  return {
    styles: `<style>${textOf(ofClasses)}</style><style data-emotion="css ${names}"></style>`,
    globalStyles: `<style>${textOf(rules.filter((rule) => !isOfClass(rule)))}</style>`,
  };
}

const EMPTY_ROOT = '<div id="root"></div>';

/** Metadata of a rendered page. main.tsx reads `kind`. */
type About = { language: Language; title?: string; kind?: string };

/** Inserts the rendered page into the shell of the site. */
export function withDrawn(shell: string, drawn: DrawnPage, { language, title, kind }: About): string {
  if (!shell.includes(EMPTY_ROOT)) throw new Error(`The page has no ${EMPTY_ROOT}`);
  return shell
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace(/<title>[^<]*/, (shown) => (title ? `<title>${title} · ${PRODUCT_NAME}` : shown))
    .replace('</head>', () => `${drawn.styles}</head>`)
    .replace(EMPTY_ROOT, () => `<div id="root"${kind ? ` data-drawn="${kind}"` : ''}>${drawn.body}</div>`);
}
