import { Text } from '@chakra-ui/react/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { Plural, Trans } from '@lingui/react/macro';
import { FEWEST_ORDERS } from '../../shared/contract/limits.generated';
import type { SellerRecordFragment } from './SellerRecord.generated';

const Facts = chakra('ul', { base: { listStylePosition: 'inside', mt: '3' } });

/** Shows a seller's reputation: shipping speed, returns accepted on time, and cancelled orders. */
export function SellerRecord({ reputation }: { reputation: SellerRecordFragment | null }) {
  if (!reputation) {
    return (
      <Text color="fg.muted" textStyle="sm" mt="3">
        <Trans>Shipping speed and reliability are shown after {FEWEST_ORDERS} orders.</Trans>
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
            <ReturnsOnTime percent={returnsOnTimePercent} />
          </li>
        )}
        <li>
          {cancelledPercent === 0 ? (
            <Trans>Never cancelled an order</Trans>
          ) : (
            <Trans>Cancelled {cancelledPercent}% of orders</Trans>
          )}
        </li>
      </Facts>
      <Text color="fg.muted" textStyle="sm" mt="1">
        <Trans>Based on the last {orders} orders.</Trans>
      </Text>
    </>
  );
}

function ReturnsOnTime({ percent }: { percent: number }) {
  if (percent === 100) return <Trans>Accepted every return on time</Trans>;
  return <Trans>Accepted {percent}% of returns on time</Trans>;
}

function ShipsWithin({ days }: { days: number }) {
  if (days === 0) return <Trans>Usually ships on the day of the order</Trans>;
  return <Plural value={days} one="Usually ships within # day" other="Usually ships within # days" />;
}
