/** What somebody who is signed in needs around every screen: one file, for each is a request of its own. */
export { default as OwnButtons } from './OwnButtons';
export { default as ScreenRoot } from './ScreenRoot';
export { restoreDrawn } from '../session/viewer/restoreDrawn';
