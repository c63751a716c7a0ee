import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import Truck from '~icons/lucide/truck';
import Undo from '~icons/lucide/undo-2';
import type { FulfillmentStateFragment } from '../../../entities/fulfillment/FulfillmentState.generated';
import { formatDate } from '../../../shared/i18n/formatDate';
import { TEXT_LINK } from '../../../shared/navigation/TextLink';
import { ON_SCREEN_ONLY } from '../../../shared/theme/paper';

type Details = {
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
};

/** A link to the carrier's site. The browser opens it, not the router. */
const TrackingLink = chakra('a', { base: TEXT_LINK });

/** Shows the carrier and the tracking number. Renders nothing if both are unknown. */
export function Shipment({ shipment }: { shipment: Details }) {
  const { carrier, trackingNumber } = shipment;
  if (!carrier && !trackingNumber) return null;
  return (
    <Row>
      <Truck width={18} height={18} aria-hidden />
      <CarrierAndNumber shipment={shipment} />
    </Row>
  );
}

/** Shows when the buyer sent the rented books back, with the carrier and the tracking number. */
export function ReturnShipment({
  shipment,
}: {
  shipment: NonNullable<FulfillmentStateFragment['returnShipment']>;
}) {
  const date = formatDate(shipment.sentAt);
  return (
    <Row>
      <Undo width={18} height={18} aria-hidden />
      <span>
        <Trans>Rental sent back on {date}</Trans>
      </span>
      <CarrierAndNumber shipment={shipment} />
    </Row>
  );
}

function Row({ children }: { children: ReactNode }) {
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
      {children}
    </Flex>
  );
}

function CarrierAndNumber({ shipment: { carrier, trackingNumber, trackingUrl } }: { shipment: Details }) {
  return (
    <>
      {carrier && <strong>{carrier}</strong>}
      {trackingNumber && (
        <span>
          <Trans>Tracking number: {trackingNumber}</Trans>
        </span>
      )}
      {trackingUrl && (
        <TrackingLink href={trackingUrl} target="_blank" rel="noreferrer" {...ON_SCREEN_ONLY}>
          <Trans>Follow the parcel</Trans>
        </TrackingLink>
      )}
    </>
  );
}
