import { useLocation, type Location } from 'react-router-dom';

/** Where somebody wanted to go before the login came in between; it travels in the state of the history entry. */
export type ReturnState = { returnTo: Location };

/** The state to hand on to the next screen of the account, or null when nobody was sent here. */
export function useReturnState(): ReturnState | null {
  const { state } = useLocation() as Location<Partial<ReturnState> | null>;
  return state?.returnTo ? { returnTo: state.returnTo } : null;
}
