import { useLocation, type Location } from 'react-router-dom';

/** The location that a log-in interrupted, stored in the state of the history entry. */
export type ReturnState = { returnTo: Location };

/** Returns the state to pass to the next account screen; null if no location was interrupted. */
export function useReturnState(): ReturnState | null {
  const { state } = useLocation() as Location<Partial<ReturnState> | null>;
  return state?.returnTo ? { returnTo: state.returnTo } : null;
}
