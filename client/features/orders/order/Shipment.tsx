import { Flex } from '@chakra-ui/react/flex';
import { Trans } from '@lingui/react/macro';
import Truck from '~icons/lucide/truck';
import type { FulfillmentStateFragment } from '../../../entities/fulfillment/FulfillmentState.generated';
import { ON_SCREEN_ONLY } from '../../../shared/theme/paper';

/** Shows the carrier and the tracking number, as far as they are known. */
export function Shipment({ shipment }: { shipment: NonNullable<FulfillmentStateFragment['shipment']> }) {
  const { carrier, trackingNumber } = shipment;
  if (!carrier && !trackingNumber) return null;
  return (
    <Flex
      gap="3"
      align="center"
      mb="5"
      px="4"
      py="3"
      bg="bg.subtle"
      borderRadius="l2"
      textStyle="sm"
      wrap="wrap"
      {...ON_SCREEN_ONLY}
    >
      <Truck width={18} height={18} aria-hidden />
      {carrier && <strong>{carrier}</strong>}
      {trackingNumber && (
        <span>
          <Trans>Tracking number: {trackingNumber}</Trans>
        </span>
      )}
    </Flex>
  );
}
