import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { failureMessage } from '../apollo/failureMessage';
import { ErrorAlert } from './ErrorAlert';
import { ShownOfTotal, type CountedList } from './ShownOfTotal';

type Props = {
  /** What is on the page of the list. */
  list: CountedList & {
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
  /** Fetches what comes after a cursor. */
  onMore: (after: string | null) => Promise<unknown>;
};

/** How much of a long list is on the page, and the way to the next page of it. Absent when all of it is there. */
export function MoreButton({ list, onMore }: Props) {
  const { t } = useLingui();
  const { pageInfo } = list;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const more = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await onMore(pageInfo.endCursor);
    } catch (error) {
      setFailure(failureMessage(error, t`Something went wrong. Please try again.`));
    } finally {
      setBusy(false);
    }
  };
  if (!pageInfo.hasNextPage) return null;
  return (
    <Stack align="center" gap="3" mt="6">
      <ErrorAlert message={failure} />
      <Text color="fg.muted" textStyle="sm">
        <ShownOfTotal list={list} />
      </Text>
      <Button variant="outline" loading={busy} onClick={() => void more()}>
        <Trans>Load more</Trans>
      </Button>
    </Stack>
  );
}
