import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { frame, home } from './home';
import { ErrorBoundary } from './layout/ErrorBoundary';
import { Providers } from './Providers';
import { speak, textsOf } from './shared/i18n/language';
import type { Language } from './shared/i18n/languages';
import { paths } from './shared/navigation/paths';

/** A page as a visitor sees it first: what stands in #root, the style rules of its classes, and those of every page. */
export type DrawnPage = { body: string; styles: string; globalStyles: string };

/**
 * Draws for visitors in a language the home page, at /, or the frame around what the server writes, at any other address.
 * Not in the browser: the build does it (scripts/site/prerendered.ts).
 */
export async function draw(language: Language, address: string): Promise<DrawnPage> {
  speak(language, await textsOf(language));
  // With `compat` Emotion keeps the rules, in their order, instead of writing them between the elements.
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  // In one piece: nothing of it waits for a script that would put it into its place.
  const { prelude } = await prerenderToNodeStream(<Page cache={cache} address={address} />, {
    progressiveChunkSize: Infinity,
  });
  const parts: Buffer[] = [];
  for await (const part of prelude) parts.push(Buffer.from(part as Uint8Array));
  return { body: Buffer.concat(parts).toString('utf8'), ...stylesOf(cache) };
}

/** What App draws at the address, one for one: React takes over each element of the home page in the browser. */
const Page = ({ cache, address }: { cache: EmotionCache; address: string }) => (
  <CacheProvider value={cache}>
    <StrictMode>
      <Providers>
        <StaticRouter location={address}>
          <ErrorBoundary>
            <Routes>
              <Route element={frame}>
                <Route path={paths.home} element={home} />
                <Route path="*" element={<div className="written" />} />
              </Route>
            </Routes>
          </ErrorBoundary>
        </StaticRouter>
      </Providers>
    </StrictMode>
  </CacheProvider>
);

/** The rules of classes as Emotion looks for them in a page; those of everything are no concern of it (ThemeProvider.tsx). */
function stylesOf({ inserted, registered }: EmotionCache): Omit<DrawnPage, 'body'> {
  const rules = Object.entries(inserted).filter(
    (rule): rule is [string, string] => typeof rule[1] === 'string',
  );
  const isOfClass = ([name]: [string, string]) => `css-${name}` in registered;
  const textOf = (some: [string, string][]) => some.map(([, css]) => css).join('');
  const ofClasses = rules.filter(isOfClass);
  const names = ofClasses.map(([name]) => name).join(' ');
  return {
    styles: `<style data-emotion="css ${names}">${textOf(ofClasses)}</style>`,
    globalStyles: `<style>${textOf(rules.filter((rule) => !isOfClass(rule)))}</style>`,
  };
}
