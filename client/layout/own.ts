/** Collects the code that surrounds each screen for logged-in viewers. It is one file, because every file costs a request. */
export { default as EarningsLink } from './EarningsLink';
export { default as OwnButtons } from './OwnButtons';
export { default as ScreenRoot } from './ScreenRoot';
export { default as StaffLinks } from './StaffLinks';
export { StaffOnly } from '../session/viewer/StaffOnly';
export { restoreDrawn } from '../session/viewer/restoreDrawn';
