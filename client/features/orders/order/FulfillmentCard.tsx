import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { FulfillmentActions } from '../../../entities/fulfillment/FulfillmentActions';
import { LossFrom } from '../../../entities/fulfillment/LossFrom';
import { PdfLink } from '../../../entities/paper/PdfLink';
import { OrderStatusChip } from '../../../entities/order/OrderStatusChip';
import { useSession } from '../../../session/viewer/SessionProvider';
import { Card } from '../../../shared/ui/Card';
import { ON_PAPER_ONLY, ON_SCREEN_ONLY } from '../../../shared/theme/paper';
import { ZOOMED } from '../../../shared/theme/recipes';
import { Stars } from '../../../shared/ui/Stars';
import { onDemand } from '../../../shared/ui/onDemand';
import { ReportProblem } from '../dispute/ReportProblem';
import { PaymentPanel } from '../payment/PaymentPanel';
import { RentalPhotos } from '../photos/RentalPhotos';
import { DeadlineNote } from './DeadlineNote';
import type { OrderFragment } from './Order.generated';
import { OrderLine } from './OrderLine';
import { ReturnShipment, Shipment } from './Shipment';
import { StaffContact } from '../contact/StaffContact';
import { Timeline } from './Timeline';

// Loaded on demand, because few fulfillments have a dispute.
const Disputes = onDemand(() => import('../dispute/Disputes'));
// Loaded on demand, because a fulfillment has no papers before the dispatch.
const PaperList = onDemand(() => import('../../../entities/paper/PaperList'));
// Loaded on demand, because few fulfillments are late or lost.
const LateFee = onDemand(() => import('./LateFee'));
const LossNote = onDemand(() => import('./LossNote'));
// Loaded on demand, because few fulfillments are picked up.
const PickUpNote = onDemand(() => import('./PickUpNote'));
// Loaded on demand, because only sellers and finance staff see earnings.
const Earnings = onDemand(() => import('../earnings/Earnings'));

type Props = {
  fulfillment: OrderFragment['fulfillments'][number];
  order: Pick<OrderFragment, 'id' | 'buyer' | 'payment'>;
};

/** Shows a fulfillment of the order: lines, status, payments, timeline and next steps. */
export function FulfillmentCard({ fulfillment, order }: Props) {
  const { buyer, payment } = order;
  return (
    <Card asChild>
      <article>
        <Head fulfillment={fulfillment} order={order} />
        <StaffContact account={fulfillment.seller} />
        <Stack as="ul" listStyleType="none" gap="4" mb="5">
          {fulfillment.items.map((line) => (
            <OrderLine key={line.id} orderId={order.id} line={line} status={fulfillment.status} />
          ))}
        </Stack>
        <DeadlineNote fulfillment={fulfillment} />
        {fulfillment.pickUp && <PickUpNote fulfillment={fulfillment} pickUp={fulfillment.pickUp} />}
        <LossFrom from={fulfillment.viewerCanDeclareLostFrom} items={fulfillment.items} mb="4" />
        {fulfillment.findableUntil && <LossNote fulfillment={fulfillment} />}
        {fulfillment.settlement && <LateFee settlement={fulfillment.settlement} items={fulfillment.items} />}
        {fulfillment.disputes.length > 0 && (
          <Disputes disputes={fulfillment.disputes} sellerId={fulfillment.seller.id} />
        )}
        <PaymentPanel fulfillment={fulfillment} buyer={buyer} />
        {fulfillment.earnings && <Earnings fulfillment={fulfillment} earnings={fulfillment.earnings} />}
        {fulfillment.shipment && <Shipment shipment={fulfillment.shipment} />}
        {fulfillment.returnShipment && <ReturnShipment shipment={fulfillment.returnShipment} />}
        <Papers papers={fulfillment.papers} />
        <PackingSlip url={fulfillment.packingSlipUrl} />
        <RentalPhotos fulfillment={fulfillment} />
        <Timeline
          entries={fulfillment.timelineEntries}
          isUnpaid={payment?.status === 'EXPIRED'}
          isPickedUp={fulfillment.pickUp !== null}
        />
        <FulfillmentActions fulfillment={fulfillment}>
          <ReportProblem fulfillment={fulfillment} />
        </FulfillmentActions>
      </article>
    </Card>
  );
}

function Papers({ papers }: Pick<Props['fulfillment'], 'papers'>) {
  const { t } = useLingui();
  if (papers.length === 0) return null;
  return (
    <Box mb="5" {...ON_SCREEN_ONLY}>
      <PaperList papers={papers} label={t`Bills and credit notes`} />
    </Box>
  );
}

function PackingSlip({ url }: { url: string | null }) {
  if (url === null) return null;
  return (
    <Box mb="5">
      <PdfLink href={url}>
        <Trans>Packing slip and address label (PDF)</Trans>
      </PdfLink>
    </Box>
  );
}

function Head({ fulfillment: { seller, status, rating, pickUp }, order: { buyer } }: Props) {
  const { t } = useLingui();
  const { viewer } = useSession();
  const from = t`From ${seller.name}`;
  const title = viewer?.id === seller.id ? t`For ${buyer.name}` : from;
  return (
    <Flex justify="space-between" align="start" gap="3" mb="4" css={{ [ZOOMED]: { flexWrap: 'wrap' } }}>
      <Box>
        <Heading as="h2" size="xl">
          {title}
        </Heading>
        {title !== from && <Text {...ON_PAPER_ONLY}>{from}</Text>}
        {rating !== null && (
          <Box {...ON_SCREEN_ONLY}>
            <Stars score={rating} />
          </Box>
        )}
      </Box>
      <Box as="output" aria-label={title}>
        <OrderStatusChip status={status} isPickedUp={pickUp !== null} />
      </Box>
    </Flex>
  );
}
