/** Loads the code that surrounds each screen for viewers who are logged in. */
export const ownCode = () => import('./own');
