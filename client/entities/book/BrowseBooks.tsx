import { Button } from '@chakra-ui/react/button';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths';

/** The way on from a place where there is nothing yet: to the books. */
export function BrowseBooks() {
  return (
    <Button asChild>
      <Link to={paths.books}>
        <Trans>Browse Books</Trans>
      </Link>
    </Button>
  );
}
