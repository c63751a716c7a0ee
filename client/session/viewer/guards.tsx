import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths';
import { useSession } from './SessionProvider';
import { useReturnState, type ReturnState } from './useReturnState';

/** Shows the screens inside to viewers who are logged in; others log in first and then return. */
export function SignedInOnly() {
  const { viewer } = useSession();
  const location = useLocation();
  if (viewer) return <Outlet />;
  // After logging out, the router is still on its way to the home page.
  if (window.location.pathname !== location.pathname) return null;
  return <Navigate to={paths.logIn} replace state={{ returnTo: location } satisfies ReturnState} />;
}

/** Shows the screens inside to visitors; others are redirected to where they wanted to go, else to `to`. */
export function VisitorsOnly({ to = paths.home }: { to?: string }) {
  const { viewer } = useSession();
  const returnTo = useReturnState()?.returnTo;
  if (!viewer) return <Outlet />;
  return <Navigate to={returnTo ?? to} replace state={returnTo?.state as unknown} />;
}
