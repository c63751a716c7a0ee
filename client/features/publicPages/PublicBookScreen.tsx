import { Navigate, useParams } from 'react-router-dom';
import { useSession } from '../../session/viewer/SessionProvider';
import { paths } from '../../shared/navigation/paths';
import { PublicEdition } from './PublicEdition';
import { PublicListing } from './PublicListing';

/**
 * The screen at /b/:id/:slug: a listing or an edition for visitors. Viewers who are logged in are redirected to the
 * book.
 */
export default function PublicBookScreen() {
  const { id = '' } = useParams();
  const { viewer } = useSession();
  const isEdition = id.startsWith('edition_');
  if (viewer) return <Navigate to={isEdition ? paths.edition(id) : paths.book(id)} replace />;
  return isEdition ? <PublicEdition key={id} id={id} /> : <PublicListing key={id} id={id} />;
}
