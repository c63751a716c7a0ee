import { Button } from '@chakra-ui/react/button';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ErrorAlert } from '../../shared/ui/ErrorAlert';
import { readNarrowed, unreadValues, writeNarrowed } from './narrowed';

const LONGEST_SHOWN = 40;

/**
 * Shows its children if all values in the URL are valid. Otherwise it lists the invalid values and links to the
 * list without them.
 */
export function UnreadValues({ children }: { children: ReactNode }) {
  const { t, i18n } = useLingui();
  const { search } = useLocation();
  const unread = unreadValues(search);
  if (unread.length === 0) return children;
  const quoted = unread.map((value) => `“${value.slice(0, LONGEST_SHOWN)}”`);
  const values = new Intl.ListFormat(i18n.locale).format(quoted);
  const without = (
    <Button asChild size="sm" variant="outline" colorPalette="red">
      <Link to={{ search: writeNarrowed(readNarrowed(search)) }} replace>
        <Trans>Remove these values</Trans>
      </Link>
    </Button>
  );
  return <ErrorAlert message={t`This link contains invalid filter values: ${values}.`} action={without} />;
}
