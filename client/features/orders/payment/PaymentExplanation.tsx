import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import type { FulfillmentStateFragment } from '../../../entities/fulfillment/FulfillmentState.generated';
import { formatDateTime } from '../../../shared/i18n/formatDate';
import { Money } from '../../../entities/money/Money';
import { useSession } from '../../../session/viewer/SessionProvider';

export type OpenPayment = NonNullable<FulfillmentStateFragment['openPayment']>;

export type Person = { readonly id: string; readonly name: string };

type Props = {
  fulfillment: Pick<FulfillmentStateFragment, 'status' | 'seller'>;
  open: OpenPayment;
  buyer: Person;
};

/**
 * Explains the next step of a payment to the viewer, who is the buyer or the seller. The server decides which steps are
 * possible.
 */
export function PaymentExplanation({ fulfillment: { seller, status }, open, buyer }: Props) {
  const { viewer } = useSession();
  if (open.state === 'SETTLED') return null;
  const isSeller = viewer?.id === seller.id;
  const { name } = isSeller ? buyer : seller;
  const isMarked = open.state === 'SENT' || open.state === 'REFUND_SENT';
  return (
    <Text mt="1" color="fg.muted" textStyle="sm">
      {open.isOnline && <Online state={open.state} isSeller={isSeller} name={buyer.name} />}
      {!open.isOnline && isMarked && <Marked name={name} isPayee={open.viewerCanConfirm} />}
      {!open.isOnline && !isMarked && <ToPay name={name} open={open} isPending={status === 'PENDING'} />}
      {open.countsFrom !== null && <CountsFrom date={formatDateTime(open.countsFrom)} isMarked={isMarked} />}
      {open.complaintFrom !== null && <ComplaintFrom date={formatDateTime(open.complaintFrom)} />}
    </Text>
  );
}

type OnlineProps = { state: OpenPayment['state']; isSeller: boolean; name: string };

/** Explains an online payment or refund, which neither side has to mark as paid. */
function Online({ state, isSeller, name }: OnlineProps) {
  if (state === 'TO_PAY') {
    return isSeller ? (
      <Trans>{name} pays online. You can confirm the order when the payment has arrived.</Trans>
    ) : (
      <Trans>You pay this online, together with the rest of the order.</Trans>
    );
  }
  if (state === 'SENT') {
    return <Trans>This is taken from the blocked deposit. Nobody has to do anything.</Trans>;
  }
  return isSeller ? (
    <Trans>The payment provider pays this back to {name}. You do not have to do anything.</Trans>
  ) : (
    <Trans>The money is being paid back to you. It can take a few days to appear in your bank account.</Trans>
  );
}

function Marked({ name, isPayee }: { name: string; isPayee: boolean }) {
  return isPayee ? (
    <Trans>{name} has marked this as paid. Check that you received it.</Trans>
  ) : (
    <Trans>{name} has not confirmed the payment yet.</Trans>
  );
}

/** Shows the day from which a direct payment counts as received or paid if neither side responds. */
function CountsFrom({ date, isMarked }: { date: string; isMarked: boolean }) {
  return (
    <>
      {' '}
      {isMarked ? (
        <Trans>The payment will count as received on {date}, unless it is reported missing by then.</Trans>
      ) : (
        <Trans>If neither side responds, it will count as paid on {date}.</Trans>
      )}
    </>
  );
}

/** Shows the day on which a refund that was reported missing becomes a complaint. */
function ComplaintFrom({ date }: { date: string }) {
  return (
    <>
      {' '}
      <Trans>
        It was reported missing. If it is not paid by {date}, it becomes a complaint for our staff.
      </Trans>
    </>
  );
}

type ToPayProps = {
  name: string;
  open: OpenPayment;
  /** True before the seller has confirmed the order. */
  isPending: boolean;
};

function ToPay({ name, open, isPending }: ToPayProps) {
  if (open.viewerCanConfirm) {
    return <Trans>{name} pays you directly. Confirm the payment when you have received it.</Trans>;
  }
  if (!open.viewerCanMarkPaid) return null;
  const hasDeposit = Number(open.deposit.amount) > 0;
  return (
    <>
      <Trans>Pay {name} directly, by UPI or in cash on delivery.</Trans>
      {hasDeposit && (
        <>
          {' '}
          <Trans>
            The amount includes a deposit of <Money value={open.deposit} />, which you get back when you
            return the book.
          </Trans>
        </>
      )}
      {isPending && (
        <>
          {' '}
          <Trans>You can wait to pay until the seller has confirmed the order.</Trans>
        </>
      )}
    </>
  );
}
