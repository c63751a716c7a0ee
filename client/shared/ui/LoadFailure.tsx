import { Button } from '@chakra-ui/react/button';
import { Trans, useLingui } from '@lingui/react/macro';
import CloudOff from '~icons/lucide/cloud-off';
import { EmptyState } from './EmptyState';

/** Shown when data could not be loaded, with a button to try again. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<CloudOff />}
      title={t`This could not be loaded`}
      hint={t`Please check your connection and try again.`}
      action={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
