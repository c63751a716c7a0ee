import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MoneyPartsFragment } from '../money/MoneyParts.generated';
import { Money } from '../money/Money';
import type { CartDeliveryPartsFragment } from './CartDelivery.generated';

export const AmountList = chakra('dl', { base: { display: 'grid', gap: '2', transition: 'opacity 150ms' } });

const Row = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '4' },
  variants: {
    sum: { true: { borderTopWidth: '1px', mt: '1', pt: '3', fontWeight: 'semibold', textStyle: 'lg' } },
  },
});

const Amount = chakra('dd', { base: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } });

type Props = {
  totals: {
    readonly totalAmount: MoneyPartsFragment;
    readonly deliveryCharge: MoneyPartsFragment;
    readonly depositTotal: MoneyPartsFragment;
    readonly amountDue: MoneyPartsFragment;
  };
  /** Each seller's delivery charge; omitted for an order that was already placed. */
  deliveries?: readonly CartDeliveryPartsFragment[];
  /** The number of copies; omitted if the lines are shown beside the totals. */
  itemCount?: number;
  /** Label of the total with deposits; 'Amount due' by default. */
  sumLabel?: ReactNode;
  /** True while the server recalculates the amounts. */
  stale?: boolean;
  /** True if a deposit was spent on a rented book that the buyer keeps. */
  isDepositSpent?: boolean;
  /** True if the buyer's bank blocks the deposits instead of charging them. */
  isBlocked?: boolean;
};

/** Shows the total, the delivery, the deposits and the amount due, as calculated by the server. */
export function Totals({
  totals,
  deliveries = [],
  itemCount,
  sumLabel,
  stale = false,
  isDepositSpent = false,
  isBlocked = false,
}: Props) {
  const hasDeposits = Number(totals.depositTotal.amount) > 0;
  return (
    <>
      <AmountList aria-busy={stale} opacity={stale ? 0.5 : 1}>
        {itemCount !== undefined && <Entry label={<Trans>Total Items</Trans>}>{itemCount}</Entry>}
        <Entry label={<Trans>Total</Trans>}>
          <Money value={totals.totalAmount} />
        </Entry>
        <Delivery charge={totals.deliveryCharge} deliveries={deliveries} />
        {hasDeposits && (
          <Entry label={isBlocked ? <Trans>Blocked deposits</Trans> : <Trans>Refundable deposits</Trans>}>
            <Money value={totals.depositTotal} />
          </Entry>
        )}
        <Entry sum label={sumLabel ?? <Trans>Amount due</Trans>}>
          <Money value={totals.amountDue} />
        </Entry>
      </AmountList>
      <ShortOfFree deliveries={deliveries} />
      {hasDeposits && !isDepositSpent && !isBlocked && (
        <Text mt="3" textStyle="xs" color="fg.muted">
          <Trans>A deposit is not spent: you get it back when you return the book.</Trans>
        </Text>
      )}
    </>
  );
}

const isCharged = ({ amount }: MoneyPartsFragment) => Number(amount) > 0;

type Deliveries = Required<Pick<Props, 'deliveries'>>;

/**
 * Shows the delivery charge of each seller. Shows a single line if there is only one seller, or if all books are shipped
 * free of charge.
 */
function Delivery({ charge, deliveries }: Deliveries & { charge: MoneyPartsFragment }) {
  const isMixed = isCharged(charge) || deliveries.some(({ isPickedUp }) => isPickedUp);
  if (deliveries.length > 1 && isMixed)
    return deliveries.map(({ seller, ...each }, place) => (
      <Entry key={seller?.id ?? place} label={<Way name={seller?.name} isPickedUp={each.isPickedUp} />}>
        <Charge charge={each.charge} />
      </Entry>
    ));
  return (
    <Entry label={deliveries[0]?.isPickedUp ? <Trans>Pick-up in person</Trans> : <Trans>Delivery</Trans>}>
      <Charge charge={charge} />
    </Entry>
  );
}

function Way({ name, isPickedUp }: { name: string | undefined; isPickedUp: boolean }) {
  return isPickedUp ? <Trans>Pick-up from {name}</Trans> : <Trans>Delivery by {name}</Trans>;
}

function Charge({ charge }: { charge: MoneyPartsFragment }) {
  return isCharged(charge) ? <Money value={charge} /> : <Trans>Free</Trans>;
}

/** Shows, for each seller who charges for delivery, how much more to buy for free delivery. */
function ShortOfFree({ deliveries }: Deliveries) {
  return deliveries.map(({ seller, charge, shortOfFree }, place) =>
    shortOfFree && isCharged(charge) ? (
      <Text key={seller?.id ?? place} mt="3" textStyle="xs" color="fg.muted">
        <Trans>
          Buy books for <Money value={shortOfFree} /> more from {seller?.name} to get free delivery.
        </Trans>
      </Text>
    ) : null,
  );
}

export function Entry({ label, sum, children }: { label: ReactNode; sum?: boolean; children: ReactNode }) {
  return (
    <Row sum={sum}>
      <chakra.dt color={sum ? 'fg' : 'fg.muted'}>{label}</chakra.dt>
      <Amount>{children}</Amount>
    </Row>
  );
}
