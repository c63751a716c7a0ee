import { Alert } from '@chakra-ui/react/alert';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useStepMessage, WaitsForApproval } from '../../entities/approval/WaitsForApproval';
import { DialogButton } from '../../entities/fulfillment/DialogButton';
import { Money } from '../../entities/money/Money';
import { PayoutFacts } from '../../entities/payout/PayoutFacts';
import { Card } from '../../shared/ui/Card';
import { onDemand } from '../../shared/ui/onDemand';
import type { PendingPayoutFragment } from './PendingPayouts.generated';
import { SellerAccount } from './SellerAccount';
import { WithProvider } from './WithProvider';

const ByHandDialog = onDemand(() => import('./ByHandDialog'));
const PaidDialog = onDemand(() => import('./PaidDialog'));
const FailedDialog = onDemand(() => import('./FailedDialog'));

type Props = {
  payout: PendingPayoutFragment;
  /** Called with a message once staff have recorded something about the payout or its seller. */
  onRecorded: (message: string) => void;
};

/**
 * Shows a payout. Lets the viewer record its outcome (paid, failed, or returned by the bank) or keep it from the payout
 * service.
 */
export function PayoutCard({ payout, onRecorded }: Props) {
  const { id, status, seller, amount, disputedAmount, createdAt } = payout;
  const headingId = `heading-${id}`;
  return (
    <Card as="li" aria-labelledby={headingId} maxW="prose">
      <Flex justify="space-between" align="baseline" wrap="wrap" gap="2">
        <Heading as="h2" id={headingId} size="lg" fontFamily="body" overflowWrap="anywhere">
          {seller?.name}
        </Heading>
        <Text fontWeight="semibold" textStyle="xl" fontVariantNumeric="tabular-nums">
          <Money value={amount} />
        </Text>
      </Flex>
      {(status === 'PENDING' || status === 'SENT') && (
        <Text color="fg.muted" textStyle="sm" mb="2">
          <Plural value={daysSince(createdAt)} _0="New" one="Pending for # day" other="Pending for # days" />
        </Text>
      )}
      {disputedAmount && (
        <Alert.Root status="warning" mb="3">
          <Alert.Indicator />
          <Alert.Description>
            <Trans>
              <Money value={disputedAmount} /> of this payout is disputed. Do not pay this payout. Report it
              as failed, and the rest will be part of the next one.
            </Trans>
          </Alert.Description>
        </Alert.Root>
      )}
      <WithProvider payout={payout} />
      <PayoutFacts payout={payout} />
      <SellerAccount payout={payout} onRecorded={onRecorded} />
      <Steps payout={payout} onRecorded={onRecorded} />
    </Card>
  );
}

function Steps({ payout, onRecorded }: Props) {
  const { t } = useLingui();
  const name = payout.seller?.name ?? '';
  const stepMessage = useStepMessage();
  return (
    <Flex gap="4" wrap="wrap" mt="4" _empty={{ display: 'none' }}>
      <WaitsForApproval approval={payout.approval} />
      {payout.viewerCanPayByHand && (
        <DialogButton
          label={t`Pay by hand…`}
          variant="outline"
          onStep={() =>
            onRecorded(
              t`The payout to ${name} will not be sent to the payout service. Pay it through your bank and record it here.`,
            )
          }
          renderDialog={(ends) => <ByHandDialog payoutId={payout.id} {...ends} />}
        />
      )}
      {payout.viewerCanMarkPaid && !payout.approval && (
        <DialogButton
          label={t`Mark as paid…`}
          onStep={(waits: boolean) =>
            onRecorded(stepMessage(waits, t`The payout to ${name} was recorded as paid.`))
          }
          renderDialog={(ends) => <PaidDialog payout={payout} {...ends} />}
        />
      )}
      {payout.viewerCanMarkFailed && (
        <DialogButton
          label={t`Report failure…`}
          variant="outline"
          onStep={() => onRecorded(t`The payout to ${name} was recorded as failed.`)}
          renderDialog={(ends) => <FailedDialog payoutId={payout.id} {...ends} />}
        />
      )}
    </Flex>
  );
}

const DAY_MS = 86_400_000;

/** Returns the number of whole days that have passed since the given time. */
const daysSince = (moment: string): number => Math.floor((Date.now() - Date.parse(moment)) / DAY_MS);
