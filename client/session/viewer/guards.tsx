import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths';
import { useSession } from './SessionProvider';
import { useReturnState, type ReturnState } from './useReturnState';

/** Shows the screens inside only to people who are signed in; others log in first and then come back. */
export function SignedInOnly() {
  const { viewer } = useSession();
  const location = useLocation();
  if (viewer) return <Outlet />;
  // Whoever logs out is on the way home, which the router draws when it has time.
  if (window.location.pathname !== location.pathname) return null;
  return <Navigate to={paths.logIn} replace state={{ returnTo: location } satisfies ReturnState} />;
}

/** Shows the screens inside only to visitors; somebody who is signed in goes where they wanted to go, else to `to`. */
export function VisitorsOnly({ to = paths.home }: { to?: string }) {
  const { viewer } = useSession();
  const returnTo = useReturnState()?.returnTo;
  if (!viewer) return <Outlet />;
  return <Navigate to={returnTo ?? to} replace state={returnTo?.state as unknown} />;
}

/** Shows the screens inside only to administrators; everybody else goes home. */
export function AdministratorsOnly() {
  const { viewer } = useSession();
  return viewer?.role === 'ADMINISTRATOR' ? <Outlet /> : <Navigate to={paths.home} replace />;
}
