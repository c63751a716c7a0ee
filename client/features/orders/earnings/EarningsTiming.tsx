import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FulfillmentEarningsFragment } from '../../../entities/fulfillment/Earnings.generated';
import { Money } from '../../../entities/money/Money';
import type { EarningsWait } from '../../../shared/contract/schema.generated';
import { formatDate } from '../../../shared/i18n/formatDate';

type Props = {
  earnings: NonNullable<FulfillmentEarningsFragment['earnings']>;
};

/** Says when earnings are due, what they wait for, or that they were paid out. */
export function EarningsTiming({ earnings }: Props) {
  const { amount, paidOut } = earnings;
  if (paidOut.amount === amount.amount) return <Trans>Paid out</Trans>;
  if (Number(paidOut.amount) === 0) return <Due earnings={earnings} />;
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
      <Due earnings={earnings} />
    </>
  );
}

const WAITS: Record<EarningsWait, MessageDescriptor> = {
  DELIVERY: msg`To be paid out after delivery`,
  DISPUTE: msg`To be paid out once the dispute has ended`,
  CHARGEBACK: msg`On hold until the buyer’s bank decides on the chargeback`,
};

function Due({ earnings: { dueAt, waitsFor } }: Props) {
  const { t } = useLingui();
  if (waitsFor) return t(WAITS[waitsFor]);
  if (!dueAt) return null;
  const date = formatDate(dueAt);
  return isPast(dueAt) ? <Trans>Due since {date}</Trans> : <Trans>Due on {date}</Trans>;
}

const isPast = (moment: string): boolean => Date.parse(moment) < Date.now();
