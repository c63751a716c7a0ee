import { Text } from '@chakra-ui/react/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { Plural, Trans } from '@lingui/react/macro';
import { FEWEST_ORDERS } from '../../shared/contract/limits.generated';
import type { SellerRecordFragment } from './SellerRecord.generated';

const Facts = chakra('ul', { base: { listStylePosition: 'inside', mt: '3' } });

/** What a seller did with their last orders, in words. */
export function SellerRecord({ reputation }: { reputation: SellerRecordFragment | null }) {
  if (!reputation) {
    return (
      <Text color="fg.muted" textStyle="sm" mt="3">
        <Trans>How fast and how reliably they send is shown from {FEWEST_ORDERS} orders on.</Trans>
      </Text>
    );
  }
  const { orders, shipsWithinDays, returnsOnTimePercent, cancelledPercent } = reputation;
  return (
    <>
      <Facts>
        {shipsWithinDays !== null && (
          <li>
            <ShipsWithin days={shipsWithinDays} />
          </li>
        )}
        {returnsOnTimePercent !== null && (
          <li>
            <Trans>Took back {returnsOnTimePercent} of 100 rentals on time</Trans>
          </li>
        )}
        <li>
          {cancelledPercent === 0 ? (
            <Trans>Cancelled no order</Trans>
          ) : (
            <Trans>Cancelled {cancelledPercent} of 100 orders</Trans>
          )}
        </li>
      </Facts>
      <Text color="fg.muted" textStyle="sm" mt="1">
        <Trans>From the last {orders} orders.</Trans>
      </Text>
    </>
  );
}

function ShipsWithin({ days }: { days: number }) {
  if (days === 0) return <Trans>Usually sends on the day of the order</Trans>;
  return <Plural value={days} one="Usually sends within # day" other="Usually sends within # days" />;
}
