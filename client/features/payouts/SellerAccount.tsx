import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Trans, useLingui } from '@lingui/react/macro';
import { DialogButton } from '../../entities/fulfillment/DialogButton';
import { PAYOUT_ACCOUNT_LABELS, PAYOUT_ACCOUNT_TONES } from '../../entities/payout/payoutLabels';
import { DefinitionRow } from '../../shared/ui/DefinitionRow';
import { Disclosure } from '../../shared/ui/Disclosure';
import { LoadFailure } from '../../shared/ui/LoadFailure';
import { LongText } from '../../shared/ui/LongText';
import { onDemand } from '../../shared/ui/onDemand';
import { RowsSkeleton } from '../../shared/ui/RowsSkeleton';
import { StatusChip } from '../../shared/ui/StatusChip';
import { useBankAccountOfPayoutQuery, type PendingPayoutFragment } from './PendingPayouts.generated';

const RestrictDialog = onDemand(() => import('./RestrictDialog'));
const ResumeDialog = onDemand(() => import('./ResumeDialog'));

type Props = { payout: PendingPayoutFragment; onRecorded: (message: string) => void };

/**
 * Shows staff the state of the seller's payout account, with a button to stop or resume payouts. The whole bank account is
 * shown on demand, because each read is recorded in the audit log.
 */
export function SellerAccount({ payout, onRecorded }: Props) {
  const { t } = useLingui();
  const { id, status, bankAccountEnd, payoutAccount, seller } = payout;
  if (!payoutAccount || !seller) return null;
  const { name } = seller;
  const isStopped = payoutAccount.restrictionReason !== null;
  return (
    <Box mt="3">
      {status === 'PENDING' && bankAccountEnd && (
        <Disclosure summary={<Trans>Show the bank account (this is recorded)</Trans>}>
          <WholeBankAccount payoutId={id} />
        </Disclosure>
      )}
      <Flex align="center" wrap="wrap" gap="3" mt="3">
        <StatusChip tone={PAYOUT_ACCOUNT_TONES[payoutAccount.status]}>
          {t(PAYOUT_ACCOUNT_LABELS[payoutAccount.status])}
        </StatusChip>
        {isStopped ? (
          <DialogButton
            label={t`Resume payouts…`}
            variant="outline"
            onStep={() => onRecorded(t`Payouts to ${name} have resumed.`)}
            renderDialog={(ends) => <ResumeDialog userId={seller.id} {...ends} />}
          />
        ) : (
          <DialogButton
            label={t`Stop payouts…`}
            variant="outline"
            onStep={() => onRecorded(t`Payouts to ${name} have been stopped.`)}
            renderDialog={(ends) => <RestrictDialog userId={seller.id} {...ends} />}
          />
        )}
      </Flex>
      {isStopped && <LongText>{payoutAccount.restrictionReason}</LongText>}
    </Box>
  );
}

function WholeBankAccount({ payoutId }: { payoutId: string }) {
  // Never cached, so that each read is recorded in the audit log.
  const { data, error, refetch } = useBankAccountOfPayoutQuery({
    variables: { payoutId },
    fetchPolicy: 'no-cache',
  });
  if (!data) return error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton count={1} />;
  const account = data.node && 'bankAccount' in data.node ? data.node.bankAccount : null;
  if (!account) return null;
  return (
    <Box as="dl" textStyle="sm">
      <DefinitionRow term={<Trans>Account holder</Trans>}>{account.holder}</DefinitionRow>
      <DefinitionRow term={<Trans>Account number</Trans>}>{account.number}</DefinitionRow>
      <DefinitionRow term={<Trans>IFSC</Trans>}>{account.ifsc}</DefinitionRow>
    </Box>
  );
}
