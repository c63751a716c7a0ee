import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { failureMessage } from '../refusals/failureMessage';
import { ErrorAlert } from '../ui/ErrorAlert';
import { ShownOfTotal, type CountedList } from './ShownOfTotal';
import { useFocusOnMore } from './useFocusOnMore';

type Props = {
  /** What is on the page of the list. */
  list: CountedList & {
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
  /** Fetches what comes after a cursor. */
  onMore: (after: string | null) => Promise<unknown>;
};

/** How much of a long list is on the page, and the way to the next page of it. Absent where all of it was there at once. */
export function MoreButton({ list, onMore }: Props) {
  const { t } = useLingui();
  const { pageInfo } = list;
  const { place, hasCome, ask } = useFocusOnMore(list.edges.length);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const more = async () => {
    ask();
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
  if (!pageInfo.hasNextPage && !hasCome) return null;
  return (
    <Stack ref={place} tabIndex={-1} outline="none" align="center" gap="3" mt="6">
      <ErrorAlert message={failure} />
      <Text color="fg.muted" textStyle="sm">
        <ShownOfTotal list={list} />
      </Text>
      {pageInfo.hasNextPage && (
        <Button variant="outline" loading={busy} onClick={() => void more()}>
          <Trans>Load more</Trans>
        </Button>
      )}
    </Stack>
  );
}
