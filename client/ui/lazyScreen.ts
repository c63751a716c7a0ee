import { lazy, type ComponentType } from 'react';

const PATIENCE = 120_000; // ms that the code of a screen may take (specification, section 9)

/** The code of a screen did not arrive: the connection is gone, or the site is newer than the page. */
export class ScreenNotLoaded extends Error {
  constructor(cause: unknown) {
    super('The code of this screen could not be loaded', { cause });
  }
}

/** A component whose code is loaded when it is first shown; throws ScreenNotLoaded while rendering if that fails. */
export function lazyScreen<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() =>
    Promise.race([load(), patience()]).catch((cause: unknown) => {
      throw new ScreenNotLoaded(cause);
    }),
  );
}

const patience = () =>
  new Promise<never>((_, reject) => setTimeout(reject, PATIENCE, new Error(`No answer for ${PATIENCE} ms`)));
