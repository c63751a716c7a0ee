import type { ViewerFragment } from './Viewer.generated';

let known: ViewerFragment | undefined;
let drawn = false;

/** Says who is signed in before the site is shown, so that its first screen is there without asking. */
export function knowViewer(viewer: ViewerFragment): void {
  known = viewer;
  drawn = true;
}

/** Who is known to be signed in; undefined when nobody has said so. */
export const knownViewer = () => known;

/** Whether what is shown first is the page as it came drawn: what everybody sees, and not yet what is true for the viewer. */
export const isDrawn = () => drawn;

/** The same, and from then on it is no more. */
export function takeDrawn(): boolean {
  const was = drawn;
  drawn = false;
  return was;
}
