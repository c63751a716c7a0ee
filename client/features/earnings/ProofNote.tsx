import { Alert } from '@chakra-ui/react/alert';
import { Trans } from '@lingui/react/macro';
import type { AccountProofState } from '../../shared/contract/schema.generated';

/** Says that a test payment of ₹1 is on its way to the payout account, or that the bank refused it. */
export function ProofNote({ state }: { state: AccountProofState | null }) {
  if (state === null || state === 'PROVED') return null;
  const isRefused = state === 'REFUSED';
  return (
    <Alert.Root status={isRefused ? 'error' : 'info'} mb="4">
      <Alert.Indicator />
      <Alert.Description>
        {isRefused ? (
          <Trans>
            We sent ₹1 to your account, to be sure that your earnings reach you. The bank refused it. Please
            correct the account.
          </Trans>
        ) : (
          <Trans>
            We have sent ₹1 to your account, to be sure that your earnings reach you. Payouts begin once the
            bank has confirmed it.
          </Trans>
        )}
      </Alert.Description>
    </Alert.Root>
  );
}
