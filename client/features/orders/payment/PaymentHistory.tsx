import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { chakra } from '@chakra-ui/react/styled-system';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FulfillmentStateFragment } from '../../../entities/fulfillment/FulfillmentState.generated';
import { Money } from '../../../entities/money/Money';
import { formatDate } from '../../../shared/i18n/formatDate';

type Payment = FulfillmentStateFragment['payments'][number];

const LABELS: Record<Payment['kind'], Record<Payment['status'], MessageDescriptor>> = {
  PAYMENT: { PENDING: msg`Marked as paid`, CAPTURED: msg`Paid`, FAILED: msg`Payment not received` },
  REFUND: { PENDING: msg`Marked as paid back`, CAPTURED: msg`Paid back`, FAILED: msg`Refund not received` },
};

const ONLINE_LABELS: typeof LABELS = {
  PAYMENT: {
    PENDING: msg`Being paid online`,
    CAPTURED: msg`Paid online`,
    FAILED: msg`Online payment failed`,
  },
  REFUND: { PENDING: msg`Refund on its way`, CAPTURED: msg`Refunded online`, FAILED: msg`Refund failed` },
};

const List = chakra('ul', { base: { listStyleType: 'none', mt: '2', textStyle: 'sm' } });
const Row = chakra('li', { base: { display: 'flex', justifyContent: 'space-between', gap: '4' } });

/** Lists the payments between the two sides, made online or directly, oldest first. */
export function PaymentHistory({ payments }: { payments: readonly Payment[] }) {
  const { t } = useLingui();
  if (payments.length === 0) return null;
  return (
    <List aria-label={t`Payments`}>
      {payments.map(({ id, kind, status, amount, isOnline, createdAt, assumedAt }) => (
        <Row key={id}>
          <span>
            {t((isOnline ? ONLINE_LABELS : LABELS)[kind][status])} · {formatDate(createdAt)}
            {assumedAt !== null && <Ended date={formatDate(assumedAt)} isReceived={status === 'CAPTURED'} />}
          </span>
          <chakra.span flexShrink="0" fontVariantNumeric="tabular-nums">
            <Money value={amount} />
          </chakra.span>
        </Row>
      ))}
    </List>
  );
}

/** Explains why a payment ended without a response. */
function Ended({ date, isReceived }: { date: string; isReceived: boolean }) {
  return (
    <chakra.span display="block" color="fg.muted">
      {isReceived ? (
        <Trans>Neither side responded by {date}, so it counts as paid.</Trans>
      ) : (
        <Trans>It was not paid by {date}, so it became a complaint.</Trans>
      )}
    </chakra.span>
  );
}
