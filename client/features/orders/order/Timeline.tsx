import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FulfillmentStateFragment } from '../../../entities/fulfillment/FulfillmentState.generated';
import { formatDate, formatDateTime } from '../../../shared/i18n/formatDate';
import { statusLabel } from '../../../entities/order/orderLabels';
import type { OrderStatus } from '../../../shared/contract/schema.generated';
import { PRODUCT_NAME } from '../../../shared/contract/product.generated';
import { ON_SCREEN_ONLY } from '../../../shared/theme/paper';

const List = chakra('ol', { base: { listStyleType: 'none', ...ON_SCREEN_ONLY } });

const Entry = chakra('li', {
  base: {
    position: 'relative',
    paddingInlineStart: '7',
    paddingBottom: '4',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetStart: '1',
      top: '1.5',
      boxSize: '3',
      borderRadius: 'full',
      bg: 'border.emphasized',
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetStart: '9px',
      top: '5',
      bottom: '-1',
      width: '2px',
      bg: 'border',
    },
    _last: { paddingBottom: '0', '&::after': { display: 'none' }, '&::before': { bg: 'primary.solid' } },
  },
});

type Extension = NonNullable<FulfillmentStateFragment['timelineEntries'][number]['extension']>;

function Extended({ extension: { item, endsOn } }: { extension: Extension }) {
  const date = formatDate(endsOn);
  return (
    <Trans>
      {item.title}: rental extended until {date}
    </Trans>
  );
}

type Moved = FulfillmentStateFragment['timelineEntries'][number]['movedRentals'][number];

/** The due date of a rental that arrived after its first day. */
function MovedRental({ moved: { item, endsOn, isShortened } }: { moved: Moved }) {
  const date = formatDate(endsOn);
  return (
    <Text textStyle="sm">
      {isShortened ? (
        <Trans>
          {item.title}: due back on {date}. It was delivered late, but the copy is booked after that day.
        </Trans>
      ) : (
        <Trans>
          {item.title}: due back on {date}, counted from the day it arrived
        </Trans>
      )}
    </Text>
  );
}

type BoughtItem = FulfillmentStateFragment['timelineEntries'][number]['boughtItem'];

type StepProps = {
  from: OrderStatus | null;
  to: OrderStatus;
  extension: Extension | null;
  boughtItem: BoughtItem;
  isSentBack: boolean;
  isPickedUp: boolean;
};

function Step({ from, to, extension, boughtItem, isSentBack, isPickedUp }: StepProps) {
  const { t } = useLingui();
  if (isSentBack) return <Trans>Rental sent back</Trans>;
  if (boughtItem) return <Trans>{boughtItem.title}: rented copies bought</Trans>;
  if (extension) return <Extended extension={extension} />;
  return from === 'LOST' ? <Trans>Found and returned</Trans> : t(statusLabel(to, isPickedUp));
}

type AutomaticProps = { from: OrderStatus; to: OrderStatus; isUnpaid: boolean };

/** Explains why Panna took an automatic step between these statuses. */
function Automatic({ from, to, isUnpaid }: AutomaticProps) {
  if (isUnpaid) return <Trans>The order was not paid in time.</Trans>;
  const isSent = from === 'SHIPPED' || from === 'DELIVERED';
  if (isSent && to === 'CANCELLED') return <Trans>A dispute ended: the order did not arrive.</Trans>;
  if (from === 'DELIVERED') return <Trans>The seller did not confirm the return in time.</Trans>;
  if (from === 'SHIPPED') return <Trans>The order was not reported missing in time.</Trans>;
  if (from === 'CONFIRMED') return <Trans>The seller did not send the order in time.</Trans>;
  return <Trans>The seller did not confirm the order in time.</Trans>;
}

type Props = {
  entries: FulfillmentStateFragment['timelineEntries'];
  /** True if the order ended because it was not paid online in time. */
  isUnpaid: boolean;
  /** True if the buyer picks the books up. */
  isPickedUp: boolean;
};

/** Shows the timeline of a fulfillment: each step with its time, person and reason. */
export function Timeline({ entries, isUnpaid, isPickedUp }: Props) {
  const { t } = useLingui();
  return (
    <List aria-label={t`Timeline`}>
      {entries.map(({ from, to, occurredAt, actor, reason, movedRentals, ...step }) => (
        <Entry key={`${to} ${occurredAt}`}>
          <Text fontWeight="medium">
            <Step from={from} to={to} isPickedUp={isPickedUp} {...step} />
          </Text>
          <Text color="fg.muted" textStyle="sm">
            <time dateTime={occurredAt}>{formatDateTime(occurredAt)}</time>
            {(actor || from) && ` · ${actor?.name ?? PRODUCT_NAME}`}
          </Text>
          {movedRentals.map((moved) => (
            <MovedRental key={moved.item.id} moved={moved} />
          ))}
          {!actor && from && (
            <Text textStyle="sm">
              <Automatic from={from} to={to} isUnpaid={isUnpaid} />
            </Text>
          )}
          {actor && reason && (
            <Text textStyle="sm">
              <Trans>Reason: {reason}</Trans>
            </Text>
          )}
        </Entry>
      ))}
    </List>
  );
}
