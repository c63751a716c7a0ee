import type { ViewerFragment } from './Viewer.generated';

let known: ViewerFragment | undefined;
let drawn = false;

/** Sets the viewer before the site is rendered, so that its first screen needs no request. */
export function knowViewer(viewer: ViewerFragment): void {
  known = viewer;
  drawn = true;
}

/** Returns the viewer that was set; undefined if none was. */
export const knownViewer = () => known;

/** True while the rendered page is shown, which is the same for everyone. */
export const isDrawn = () => drawn;

/** Returns the same and resets it. */
export function takeDrawn(): boolean {
  const was = drawn;
  drawn = false;
  return was;
}
