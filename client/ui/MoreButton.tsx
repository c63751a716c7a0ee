import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { failureMessage } from '../apollo/failureMessage';
import { ErrorAlert } from './ErrorAlert';

type Props = { shown: number; total: number; hasMore: boolean; onMore: () => Promise<unknown> };

/** How much of a long list is on the page, and the way to the next page of it. Absent when all of it is there. */
export function MoreButton({ shown, total, hasMore, onMore }: Props) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const more = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await onMore();
    } catch (error) {
      setFailure(failureMessage(error, t`Something went wrong. Please try again.`));
    } finally {
      setBusy(false);
    }
  };
  if (!hasMore) return null;
  return (
    <Stack align="center" gap="3" mt="6">
      <ErrorAlert message={failure} />
      <Text color="fg.muted" textStyle="sm">
        <Trans>
          {shown} of {total} shown
        </Trans>
      </Text>
      <Button variant="outline" loading={busy} onClick={() => void more()}>
        <Trans>Load more</Trans>
      </Button>
    </Stack>
  );
}
