import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useStepMessage, WaitsForApproval } from '../../entities/approval/WaitsForApproval';
import { DialogButton } from '../../entities/fulfillment/DialogButton';
import { Money } from '../../entities/money/Money';
import type { RefundPayoutState } from '../../shared/contract/schema.generated';
import { formatDateTime } from '../../shared/i18n/formatDate';
import { formatMoney } from '../../shared/i18n/formatMoney';
import { Card } from '../../shared/ui/Card';
import { DefinitionRow } from '../../shared/ui/DefinitionRow';
import { Disclosure } from '../../shared/ui/Disclosure';
import { LoadFailure } from '../../shared/ui/LoadFailure';
import { LongText } from '../../shared/ui/LongText';
import { onDemand } from '../../shared/ui/onDemand';
import { RowsSkeleton } from '../../shared/ui/RowsSkeleton';
import { OrderLink } from './OrderLink';
import { useRefundPlaceQuery, type RefundPayoutPartsFragment } from './RefundPayouts.generated';

const RefundFailedDialog = onDemand(() => import('./stranded/RefundFailedDialog'));
const SettleRefundDialog = onDemand(() => import('./SettleRefundDialog'));

const STATES: Record<RefundPayoutState, MessageDescriptor> = {
  NOT_DUE: msg`Not due yet`,
  WAITING: msg`Sent to the provider soon`,
  BY_HAND: msg`To be paid by hand`,
  SENT: msg`With the provider`,
  LINK_SENT: msg`Link sent to the buyer`,
  FAILED: msg`Failed`,
  PAID: msg`Paid`,
};

type Props = {
  refund: RefundPayoutPartsFragment;
  /** Called with a message when the refund leaves the list. */
  onGone: (message: string) => void;
};

/** Shows a refund by payout with its state. Staff can settle it if they pay it themselves, or if it is stranded. */
export function RefundPayoutCard({ refund, onGone }: Props) {
  const { t } = useLingui();
  const { id, amount, buyer, state, account, createdAt, sentAt, note, awaitsBalance, isStranded, order } =
    refund;
  const headingId = `heading-${id}`;
  const name = buyer.name;
  return (
    <Card as="li" aria-labelledby={headingId} maxW="prose">
      <Heading as="h3" id={headingId} size="md" overflowWrap="anywhere">
        <Trans>
          <Money value={amount} /> to {name}
        </Trans>
      </Heading>
      <Box as="dl" textStyle="sm" my="2">
        <DefinitionRow term={<Trans>Status</Trans>}>
          {isStranded ? <Trans>The provider will not report the outcome</Trans> : t(STATES[state])}
        </DefinitionRow>
        <DefinitionRow term={<Trans>Due since</Trans>}>{formatDateTime(createdAt)}</DefinitionRow>
        {sentAt && (
          <DefinitionRow term={<Trans>Sent to the provider</Trans>}>{formatDateTime(sentAt)}</DefinitionRow>
        )}
        <DefinitionRow term={<Trans>Account</Trans>}>
          {account ? account.shown : <Trans>None given yet</Trans>}
        </DefinitionRow>
        {account?.pausedUntil && (
          <DefinitionRow term={<Trans>Paused until</Trans>}>
            {formatDateTime(account.pausedUntil)}
          </DefinitionRow>
        )}
      </Box>
      {(awaitsBalance || note || account?.failure) && (
        <Box textStyle="sm">
          {awaitsBalance && (
            <LongText>{t`Waiting until the account at the payout provider has enough money.`}</LongText>
          )}
          <LongText>{note ?? account?.failure ?? ''}</LongText>
        </Box>
      )}
      {state === 'BY_HAND' && account && refund.viewerCanSettle && (
        <Disclosure summary={<Trans>Show the account (this is recorded)</Trans>}>
          <WholeAccount id={id} />
        </Disclosure>
      )}
      <Flex gap="4" wrap="wrap" align="center" mt="4">
        <Settling refund={refund} onGone={onGone} />
        {order && <OrderLink id={order.id} />}
      </Flex>
    </Card>
  );
}

function Settling({ refund, onGone }: Props) {
  const { t, i18n } = useLingui();
  const stepMessage = useStepMessage();
  const { id, viewerCanSettle, isStranded, approval, buyer } = refund;
  const amount = formatMoney(refund.amount, i18n.locale);
  const name = buyer.name;
  return (
    <>
      <WaitsForApproval approval={approval} />
      {viewerCanSettle && !approval && (
        <DialogButton
          label={isStranded ? t`Mark as paid…` : t`Paid by hand…`}
          onStep={(waits: boolean) =>
            onGone(stepMessage(waits, t`The refund of ${amount} to ${name} was settled.`))
          }
          renderDialog={(ends) => (
            <SettleRefundDialog refund={{ ...refund, buyerIsMailed: true }} {...ends} />
          )}
        />
      )}
      {viewerCanSettle && isStranded && !approval && (
        <DialogButton
          label={t`Report failure…`}
          variant="outline"
          onStep={() => onGone(t`The refund of ${amount} to ${name} was recorded as failed.`)}
          renderDialog={(ends) => <RefundFailedDialog refundId={id} {...ends} />}
        />
      )}
    </>
  );
}

function WholeAccount({ id }: { id: string }) {
  // Never cached, so that each read is recorded in the audit log.
  const { data, error, refetch } = useRefundPlaceQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  if (!data) return error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton count={1} />;
  const place = data.refundPayout?.payTo;
  if (!place) return null;
  const { upiAddress, bankAccount } = place;
  return (
    <Box as="dl" textStyle="sm">
      {upiAddress && <DefinitionRow term={<Trans>UPI ID</Trans>}>{upiAddress}</DefinitionRow>}
      {bankAccount && (
        <>
          <DefinitionRow term={<Trans>Account holder</Trans>}>{bankAccount.holder}</DefinitionRow>
          <DefinitionRow term={<Trans>Account number</Trans>}>{bankAccount.number}</DefinitionRow>
          <DefinitionRow term={<Trans>IFSC</Trans>}>{bankAccount.ifsc}</DefinitionRow>
        </>
      )}
    </Box>
  );
}
