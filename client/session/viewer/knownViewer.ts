import type { ViewerFragment } from './Viewer.generated';

let known: ViewerFragment | undefined;
let drawn = false;

/**
 * Sets the viewer before the server's HTML is hydrated, so that the account is not loaded again. Sets isDrawn() to
 * true.
 */
export function knowViewer(viewer: ViewerFragment): void {
  known = viewer;
  drawn = true;
}

/** Returns the viewer that `knowViewer` set; undefined if it was not called. */
export const knownViewer = () => known;

/** True while the screen shows the server's HTML, which is the same for every viewer. */
export const isDrawn = () => drawn;

/** Returns isDrawn() and resets it to false. */
export function takeDrawn(): boolean {
  const was = drawn;
  drawn = false;
  return was;
}
