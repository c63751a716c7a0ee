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

/** A page as it is before any script has run: what stands in #root, the style rules of its classes, and those of every page. */
export type DrawnPage = { body: string; styles: string; globalStyles: string };

/** Draws one of the routes of the site inside its frame, as App does in the browser. Not in the browser: Node does it. */
export async function draw(language: Language, address: string, routes: ReactNode): Promise<DrawnPage> {
  speak(language, await textsOf(language));
  // With `compat` Emotion keeps the rules, in their order, instead of writing them between the elements.
  const cache = createCache({ key: 'css', stylisPlugins: [prefixed] });
  cache.compat = true;
  const faults: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <Page cache={cache} address={address}>
      {routes}
    </Page>,
    {
      // In one piece: nothing of it waits for a script that would put it into its place.
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
 * The one property of these pages that a present browser, Safari, knows with a prefix only. Emotion writes all prefixes that
 * ever were, a twentieth of the home page, for browsers that lack much else of what it takes.
 */
const prefixed: StylisPlugin = (rule) => {
  if (rule.type === 'decl' && rule.props === 'user-select')
    rule.return = `-webkit-${rule.value}${rule.value}`;
};

type Props = { cache: EmotionCache; address: string; children: ReactNode };

/** What App draws at the address, one for one: React takes over each element in the browser. */
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
 * The rules of classes, whose names Emotion looks for in a page; those of everything are no concern of it (system.ts). Emotion
 * moves the element with the names, so the rules have one of their own: moved, they would have the whole page laid out again.
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

/** What the page is: `kind` is what the script is told of it (main.tsx). */
type About = { language: Language; title?: string; kind?: string };

/** The page of the site with what was drawn in it. */
export function withDrawn(shell: string, drawn: DrawnPage, { language, title, kind }: About): string {
  if (!shell.includes(EMPTY_ROOT)) throw new Error(`The page has no ${EMPTY_ROOT}`);
  return shell
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace(/<title>[^<]*/, (shown) => (title ? `<title>${title} · ${PRODUCT_NAME}` : shown))
    .replace('</head>', () => `${drawn.styles}</head>`)
    .replace(EMPTY_ROOT, () => `<div id="root"${kind ? ` data-drawn="${kind}"` : ''}>${drawn.body}</div>`);
}
