import { Trans } from '@lingui/react/macro';
import type { FulfillmentEarningsFragment } from '../../../entities/fulfillment/Earnings.generated';
import { Money } from '../../../entities/money/Money';
import { formatDate } from '../../../shared/i18n/formatDate';

type Props = {
  earnings: NonNullable<FulfillmentEarningsFragment['earnings']>;
  isDisputed: boolean;
};

/** Tells when earnings are paid out, or that they were. */
export function EarningsTiming({ earnings, isDisputed }: Props) {
  const { amount, paidOut } = earnings;
  if (paidOut.amount === amount.amount) return <Trans>Paid out</Trans>;
  if (Number(paidOut.amount) === 0) return <Due earnings={earnings} isDisputed={isDisputed} />;
  if (Number(paidOut.amount) > Number(amount.amount))
    return (
      <Trans>
        <Money value={paidOut} /> was paid out. The difference is taken from the next payout.
      </Trans>
    );
  return (
    <>
      <Trans>
        <Money value={paidOut} /> was paid out.
      </Trans>{' '}
      <Due earnings={earnings} isDisputed={isDisputed} />
    </>
  );
}

function Due({ earnings: { dueAt }, isDisputed }: Props) {
  if (!dueAt && isDisputed) return <Trans>To be paid out once the dispute has ended</Trans>;
  if (!dueAt) return <Trans>To be paid out after delivery</Trans>;
  const date = formatDate(dueAt);
  return isPast(dueAt) ? <Trans>Due since {date}</Trans> : <Trans>Due on {date}</Trans>;
}

const isPast = (moment: string): boolean => Date.parse(moment) < Date.now();
