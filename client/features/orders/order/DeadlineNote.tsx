import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import type { FulfillmentStateFragment } from '../../../entities/fulfillment/FulfillmentState.generated';
import { formatDate, formatDateTime } from '../../../shared/i18n/formatDate';
import { ON_SCREEN_ONLY } from '../../../shared/theme/paper';

/** Shows the next automatic step of the fulfillment and its date, and by when the seller should send the books. */
export function DeadlineNote({ fulfillment }: { fulfillment: FulfillmentStateFragment }) {
  const { deadline, sendBy, status, openPayment, pickUp } = fulfillment;
  // The seller's deadline begins once an online payment has arrived.
  const awaitsPayment = openPayment?.isOnline === true && openPayment.state === 'TO_PAY';
  if (!deadline || awaitsPayment) return null;
  return (
    <Text textStyle="sm" color="fg.muted" mb="4" {...ON_SCREEN_ONLY}>
      {sendBy !== null && <SendBy isPickedUp={pickUp !== null} day={formatDate(sendBy)} />}{' '}
      <Outcome
        status={status}
        next={deadline.status}
        isPickedUp={pickUp !== null}
        date={formatDateTime(deadline.endsAt)}
      />
    </Text>
  );
}

/** Shows the day by which the seller should send the books, or have them ready for pick-up. */
function SendBy({ isPickedUp, day }: { isPickedUp: boolean; day: string }) {
  return isPickedUp ? (
    <Trans>The seller should have it ready by {day}.</Trans>
  ) : (
    <Trans>The seller should send it by {day}.</Trans>
  );
}

type Status = FulfillmentStateFragment['status'];
type OutcomeProps = { status: Status; next: Status; isPickedUp: boolean; date: string };

function Outcome({ status, next, isPickedUp, date }: OutcomeProps) {
  if (status === 'PENDING')
    return <Trans>The order will be cancelled if the seller does not confirm it by {date}.</Trans>;
  if (status === 'CONFIRMED' && isPickedUp)
    return <Trans>The order will be cancelled if the seller does not have it ready by {date}.</Trans>;
  if (status === 'CONFIRMED')
    return <Trans>The order will be cancelled if the seller does not send it by {date}.</Trans>;
  if (next === 'CANCELLED')
    return <Trans>The order will be cancelled on {date} if nobody picks it up by then.</Trans>;
  if (next === 'LOST')
    return <Trans>The rented books will count as lost on {date}, unless they come back by then.</Trans>;
  if (next === 'RETURNED')
    return (
      <Trans>
        The rental will count as returned on {date}, unless the seller confirms the return earlier.
      </Trans>
    );
  return (
    <Trans>
      The order will count as delivered on {date}, unless the buyer marks it as delivered earlier.
    </Trans>
  );
}
