import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths';
import { useSession } from './SessionProvider';
import { useReturnState, type ReturnState } from './useReturnState';

/** Shows the nested screens to viewers who are logged in. Visitors are sent to the log-in and return afterwards. */
export function SignedInOnly() {
  const { viewer } = useSession();
  const location = useLocation();
  if (viewer) return <Outlet />;
  // Prevents a second redirect: after a log-out, the navigation to the home page is still pending.
  if (window.location.pathname !== location.pathname) return null;
  return <Navigate to={paths.logIn} replace state={{ returnTo: location } satisfies ReturnState} />;
}

/**
 * Shows the nested screens to visitors. Others are redirected to the screen that the log-in interrupted, or to `to`.
 */
export function VisitorsOnly({ to = paths.home }: { to?: string }) {
  const { viewer } = useSession();
  const returnTo = useReturnState()?.returnTo;
  if (!viewer) return <Outlet />;
  return <Navigate to={returnTo ?? to} replace state={returnTo?.state as unknown} />;
}
