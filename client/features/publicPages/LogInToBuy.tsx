import { Button } from '@chakra-ui/react/button';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { ReturnState } from '../../session/viewer/useReturnState';
import { paths } from '../../shared/navigation/paths';

/** Links to the log-in page, which then returns the viewer to the page of the book. */
export function LogInToBuy({ to }: { to: string }) {
  const returnTo = { pathname: to, search: '', hash: '', state: null, key: 'default' };
  return (
    <Button asChild mt="4" height="auto" minHeight="11" py="2" whiteSpace="normal">
      <Link to={paths.logIn} state={{ returnTo } satisfies ReturnState}>
        <Trans>Log in to buy or rent</Trans>
      </Link>
    </Button>
  );
}
