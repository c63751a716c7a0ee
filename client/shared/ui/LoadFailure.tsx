import { Button } from '@chakra-ui/react/button';
import { Trans, useLingui } from '@lingui/react/macro';
import CloudOff from '~icons/lucide/cloud-off';
import { EmptyState } from './EmptyState';

/** What a screen shows when its data could not be read: nothing is lost, and it can be tried again. */
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
