import { Alert } from '@chakra-ui/react/alert';
import { Button } from '@chakra-ui/react/button';
import { Trans } from '@lingui/react/macro';
import { onDemand } from '../../../shared/ui/onDemand';

const LeavingDialog = onDemand(() => import('./LeavingDialog'));

type Props = {
  /** Whether the form holds what was typed an earlier time. */
  isRestored: boolean;
  onStartAgain: () => void;
  /** Goes where the person wanted to go; null when they want to go nowhere. */
  leave: (() => void) | null;
  onStay: () => void;
};

/** What a form says of what was typed and not sent: that it is here again, or that it is about to be left. */
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
            <Trans>Start again</Trans>
          </Button>
        </Alert.Root>
      )}
      {leave && <LeavingDialog onLeave={leave} onStay={onStay} />}
    </>
  );
}
