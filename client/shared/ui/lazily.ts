import { lazy, type ComponentType } from 'react';

const PATIENCE = 120_000; // time limit for loading code, in ms (docs/marketplace.md, Screens)

/**
 * Thrown if code cannot be loaded, because the connection is lost or the site was updated since the page was opened.
 */
export class CodeNotLoaded extends Error {
  constructor(cause: unknown) {
    super('The code of this screen could not be loaded', { cause });
  }
}

/**
 * Returns a component whose code is loaded when it is first rendered. Rendering throws CodeNotLoaded if that fails.
 */
export function lazily<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() =>
    withPatience(load()).catch((cause: unknown) => {
      throw new CodeNotLoaded(cause);
    }),
  );
}

/** The digest of InBrowserOnly errors, which lets main.tsx recognise them in the browser. */
export const IN_BROWSER_ONLY = 'in browser only';

/** Thrown while a page is rendered in advance, by parts that depend on the viewer. */
export class InBrowserOnly extends Error {}

/** Returns a lazily loaded component that is omitted from pages rendered in advance. Wrap it in Suspense. */
export const lazilyInBrowser = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazily<Props>(import.meta.env.SSR ? () => Promise.reject(new InBrowserOnly()) : load);

function withPatience<Code>(loading: Promise<Code>): Promise<Code> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, PATIENCE, new Error(`No answer for ${PATIENCE} ms`));
  });
  return Promise.race([loading, tooLong]).finally(() => clearTimeout(timer));
}
