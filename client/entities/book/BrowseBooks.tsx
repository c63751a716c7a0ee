import { Button } from '@chakra-ui/react/button';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths';

/** A link to the list of books, for empty screens. */
export function BrowseBooks() {
  return (
    <Button asChild>
      <Link to={paths.books}>
        <Trans>Browse Books</Trans>
      </Link>
    </Button>
  );
}
