import { lazy, type ComponentType } from 'react';

const PATIENCE = 120_000; // time limit for loading code, in ms (docs/marketplace.md, Screens)

/** Thrown when code cannot be loaded: the connection is lost, or the site is newer than the page. */
export class CodeNotLoaded extends Error {
  constructor(cause: unknown) {
    super('The code of this screen could not be loaded', { cause });
  }
}

/** Returns a component that loads its code when first shown; throws CodeNotLoaded while rendering if that fails. */
export function lazily<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() =>
    withPatience(load()).catch((cause: unknown) => {
      throw new CodeNotLoaded(cause);
    }),
  );
}

/** The message that such a part gives a browser (main.tsx). */
export const IN_BROWSER_ONLY = 'in browser only';

/** Thrown while a page is rendered in advance, by parts that depend on the viewer. */
export class InBrowserOnly extends Error {}

/** Returns the same for a part inside Suspense that is left out of pages rendered in advance. */
export const lazilyInBrowser = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazily<Props>(import.meta.env.SSR ? () => Promise.reject(new InBrowserOnly()) : load);

function withPatience<Code>(loading: Promise<Code>): Promise<Code> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, PATIENCE, new Error(`No answer for ${PATIENCE} ms`));
  });
  return Promise.race([loading, tooLong]).finally(() => clearTimeout(timer));
}
