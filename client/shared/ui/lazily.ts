import { lazy, type ComponentType } from 'react';

const PATIENCE = 120_000; // ms that code may take (docs/marketplace.md, Screens)

/** The code of a screen, or of a part of one, did not arrive: the connection is gone, or the site is newer than the page. */
export class CodeNotLoaded extends Error {
  constructor(cause: unknown) {
    super('The code of this screen could not be loaded', { cause });
  }
}

/** A component whose code is loaded when it is first shown; throws CodeNotLoaded while rendering if that fails. */
export function lazily<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() =>
    withPatience(load()).catch((cause: unknown) => {
      throw new CodeNotLoaded(cause);
    }),
  );
}

/** What a browser is told of such a part (main.tsx). */
export const IN_BROWSER_ONLY = 'in browser only';

/** Says to whoever draws a page ahead of time that this part is drawn in the browser only, since it depends on who is there. */
export class InBrowserOnly extends Error {}

/** The same, for what stands inside Suspense and is left out of pages that are drawn ahead of time. */
export const lazilyInBrowser = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazily<Props>(import.meta.env.SSR ? () => Promise.reject(new InBrowserOnly()) : load);

function withPatience<Code>(loading: Promise<Code>): Promise<Code> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, PATIENCE, new Error(`No answer for ${PATIENCE} ms`));
  });
  return Promise.race([loading, tooLong]).finally(() => clearTimeout(timer));
}
