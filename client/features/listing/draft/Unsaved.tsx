import { Alert } from '@chakra-ui/react/alert';
import { Button } from '@chakra-ui/react/button';
import { Trans } from '@lingui/react/macro';
import { onDemand } from '../../../shared/ui/onDemand';

const LeavingDialog = onDemand(() => import('./LeavingDialog'));

type Props = {
  /** True if the form contains a restored draft. */
  isRestored: boolean;
  onStartAgain: () => void;
  /** Continues the pending navigation; null if there is none. */
  leave: (() => void) | null;
  onStay: () => void;
};

/** Shows that a draft was restored, and asks for confirmation before the person leaves the form. */
export function Unsaved({ isRestored, onStartAgain, leave, onStay }: Props) {
  return (
    <>
      {isRestored && (
        <Alert.Root status="info" role="status" alignItems="center" flexWrap="wrap" gap="2">
          <Alert.Indicator />
          <Alert.Title flex="1" minW="40" fontWeight="medium">
            <Trans>We have restored what you typed last time. Please choose the photo again.</Trans>
          </Alert.Title>
          <Button size="sm" variant="outline" onClick={onStartAgain}>
            <Trans>Clear the form</Trans>
          </Button>
        </Alert.Root>
      )}
      {leave && <LeavingDialog onLeave={leave} onStay={onStay} />}
    </>
  );
}
