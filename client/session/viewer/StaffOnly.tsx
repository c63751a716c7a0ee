import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths';
import { opens } from './abilities';
import { useSession } from './SessionProvider';

/** Shows a staff screen to viewers with an ability for it. Redirects all others to the home page. */
export function StaffOnly() {
  const { viewer } = useSession();
  const { pathname } = useLocation();
  return opens(viewer, pathname) ? <Outlet /> : <Navigate to={paths.home} replace />;
}
