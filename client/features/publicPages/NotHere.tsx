import { Button } from '@chakra-ui/react/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import BookX from '~icons/lucide/book-x';
import { paths } from '../../shared/navigation/paths';
import { useDocumentTitle } from '../../shared/navigation/useDocumentTitle';
import { EmptyState } from '../../shared/ui/EmptyState';

/** Shown if the book or the seller of a public page does not exist or has no listing on the market. */
export function NotHere() {
  const { t } = useLingui();
  const title = t`Page not found`;
  useDocumentTitle(title);
  return (
    <EmptyState
      heading="h1"
      icon={<BookX />}
      title={title}
      hint={t`The book may have been taken off the market, or the link may be wrong.`}
      action={
        <Button asChild>
          <Link to={paths.home}>
            <Trans>Back to the home page</Trans>
          </Link>
        </Button>
      }
    />
  );
}
