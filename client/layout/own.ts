/**
 * All code that surrounds each screen for viewers who are logged in, in one file, because every file is a request.
 */
export { default as EarningsLink } from './EarningsLink';
export { default as OwnButtons } from './OwnButtons';
export { default as ScreenRoot } from './ScreenRoot';
export { default as StaffLinks } from './StaffLinks';
export { StaffOnly } from '../session/viewer/StaffOnly';
export { restoreDrawn } from '../session/viewer/restoreDrawn';
