import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { FulfillmentActions } from '../../../entities/fulfillment/FulfillmentActions';
import { LossFrom } from '../../../entities/fulfillment/LossFrom';
import { formatDate } from '../../../shared/i18n/formatDate';
import { paths } from '../../../shared/navigation/paths';
import { BookCover } from '../../../entities/book/BookCover';
import { StatusChip } from '../../../shared/ui/StatusChip';
import { TextLink } from '../../../shared/navigation/TextLink';
import type { RentalOutFragment } from './RentalsOut.generated';

const Row = chakra('li', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: '3',
    gridTemplateColumns: { base: '3rem minmax(0, 1fr)', sm: '3rem minmax(0, 1fr) auto' },
    '& > [role=group]': { mt: '0', gridColumn: { base: '2', sm: 'auto' } },
  },
});

type Props = {
  rental: RentalOutFragment;
  /** Called after the server accepted a step. */
  onStep: () => void;
};

/** Shows a rented-out book: its buyer, the due date, and the seller's next steps. */
export function RentalOut({ rental, onStep }: Props) {
  const { fulfillment, rentalPeriod } = rental;
  if (!fulfillment || !rentalPeriod) return null;
  return (
    <Row>
      <BookCover src={rental.book.cover.card} title={rental.title} />
      <Stack gap="1" align="start">
        <TextLink to={paths.order(fulfillment.order.id)}>
          {rental.quantity > 1 ? `${rental.quantity} x ${rental.title}` : rental.title}
        </TextLink>
        <Text textStyle="sm" color="fg.muted">
          {fulfillment.buyer.name}
        </Text>
        <DueDate rental={rental} endsOn={rentalPeriod.endsOn} />
        <LossFrom from={fulfillment.viewerCanDeclareLostFrom} items={[rental]} />
      </Stack>
      <FulfillmentActions fulfillment={fulfillment} onStep={onStep} />
    </Row>
  );
}

function DueDate({ rental, endsOn }: { rental: RentalOutFragment; endsOn: string }) {
  const date = formatDate(endsOn);
  const sentAt = rental.fulfillment?.returnShipment?.sentAt;
  if (sentAt) return <SentBack sentAt={sentAt} />;
  return rental.isOverdue ? (
    <StatusChip tone="error">
      <Trans>Overdue since {date}</Trans>
    </StatusChip>
  ) : (
    <Text textStyle="sm">
      <Trans>Due back on {date}</Trans>
    </Text>
  );
}

function SentBack({ sentAt }: { sentAt: string }) {
  const date = formatDate(sentAt);
  return (
    <Text textStyle="sm">
      <Trans>Rental sent back on {date}</Trans>
    </Text>
  );
}
