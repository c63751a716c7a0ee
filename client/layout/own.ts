/** Everything that viewers who are logged in need around each screen, in one file, because each file is a request. */
export { default as OwnButtons } from './OwnButtons';
export { default as ScreenRoot } from './ScreenRoot';
export { default as StaffLinks } from './StaffLinks';
export { StaffOnly } from '../session/viewer/StaffOnly';
export { restoreDrawn } from '../session/viewer/restoreDrawn';
