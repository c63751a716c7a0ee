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
  /** The entries that are loaded, and the cursor of the next page. */
  list: CountedList & {
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
  /** Loads the entries after a cursor. */
  onMore: (after: string | null) => Promise<unknown>;
};

/**
 * Shows how much of a list is loaded, with a button for the next page. Renders nothing if the first page was the whole
 * list.
 */
export function MoreButton({ list, onMore }: Props) {
  const { pageInfo } = list;
  const { place, hasCome, ask } = useFocusOnMore(list.edges.length);
  const { busy, failure, load } = useLoad(() => onMore(pageInfo.endCursor));
  const more = () => {
    ask();
    void load();
  };
  if (!pageInfo.hasNextPage && !hasCome) return null;
  return (
    <Stack ref={place} tabIndex={-1} outline="none" align="center" gap="3" mt="6">
      <ErrorAlert message={failure} />
      <Text color="fg.muted" textStyle="sm">
        <ShownOfTotal list={list} />
      </Text>
      {pageInfo.hasNextPage && (
        <Button variant="outline" loading={busy} onClick={more}>
          <Trans>Load more</Trans>
        </Button>
      )}
    </Stack>
  );
}

function useLoad(fetchPage: () => Promise<unknown>) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const load = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await fetchPage();
    } catch (error) {
      setFailure(failureMessage(error, t`Something went wrong. Please try again.`));
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, load };
}
