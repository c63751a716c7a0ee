/** Loads what viewers who are logged in need around each screen. */
export const ownCode = () => import('./own');
