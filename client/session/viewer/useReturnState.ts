import { useLocation, type Location } from 'react-router-dom';

/** The address that a log-in interrupted, in the state of the history entry. */
export type ReturnState = { returnTo: Location };

/** Returns the state for the next screen of the account, or null without an interrupted address. */
export function useReturnState(): ReturnState | null {
  const { state } = useLocation() as Location<Partial<ReturnState> | null>;
  return state?.returnTo ? { returnTo: state.returnTo } : null;
}
