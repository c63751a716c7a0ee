import { useLingui } from '@lingui/react/macro';
import { Navigate, useParams } from 'react-router-dom';
import { failureMessage } from '../../../shared/refusals/failureMessage';
import { paths } from '../../../shared/navigation/paths';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert';
import { PageTitle } from '../../../shared/ui/PageTitle';
import { ScreenSkeleton } from '../../../shared/ui/ScreenSkeleton';
import { useBookToEditQuery } from './EditBook.generated';
import { EditBookForm } from './EditBookForm';

/** The screen at /books/:id/edit, for the book's seller. Others are redirected to the book. */
export default function EditBookScreen() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  // Always loaded from the server, so that the form starts with the current values.
  const { data, error } = useBookToEditQuery({ variables: { id }, fetchPolicy: 'network-only' });
  // A form that is already open stays, even if reloading the book fails.
  if (!data && error) return <ErrorAlert message={failureMessage(error, t`Failed to load book details`)} />;
  if (!data) return <ScreenSkeleton />;
  if (!data.book?.viewerCanEdit) return <Navigate to={paths.book(id)} replace />;
  return (
    <>
      <PageTitle title={t`Edit Book`} lead={data.book.title} />
      <EditBookForm key={id} standing={data.book} />
    </>
  );
}
