import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import BookCheck from '~icons/lucide/book-check';
import CalendarClock from '~icons/lucide/calendar-clock';
import type { OrderStatus } from '../../../shared/contract/schema.generated';
import { formatDate } from '../../../shared/i18n/formatDate';
import { paths } from '../../../shared/navigation/paths';
import { BookCover } from '../../../entities/book/BookCover';
import { ItemTypeChip } from '../../../entities/order/ItemTypeChip';
import { DepositNote } from '../../../entities/money/DepositNote';
import { Money } from '../../../entities/money/Money';
import { ON_PAPER_ONLY, ON_SCREEN_ONLY } from '../../../shared/theme/paper';
import { ZOOMED } from '../../../shared/theme/recipes';
import { RentalDuration } from '../../../entities/rental/RentalDuration';
import { onDemand } from '../../../shared/ui/onDemand';
import { StatusChip } from '../../../shared/ui/StatusChip';
import { TextLink } from '../../../shared/navigation/TextLink';
import type { ExtendableLine } from '../extension/extendableLine';
import { ExtendRental } from '../extension/ExtendRental';
import { BuyRental } from '../purchase/BuyRental';
import type { OrderLineFragment } from '../../../entities/order/OrderLine.generated';

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '4rem minmax(0, 1fr)', sm: '4rem minmax(0, 1fr) auto' },
    gridTemplateRows: { base: 'auto 1fr', sm: 'auto' },
    columnGap: '4',
    rowGap: '2',
    alignItems: 'start',
    // Puts the cover above the text.
    [ZOOMED]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'none',
      '& > :first-of-type': { gridRow: 'auto', width: '16' },
    },
    _print: { gridTemplateColumns: 'minmax(0, 1fr) auto', breakInside: 'avoid' },
  },
});

// Loaded on demand, because most rentals are neither extended nor bought.
const RentalPaymentPanel = onDemand(() => import('../rentalPayment/RentalPaymentPanel'));

type Props = { orderId: string; line: ExtendableLine; status: OrderStatus };

/** Shows a book of an order, with its title and price at the time of the order. */
export function OrderLine({ orderId, line, status }: Props) {
  return (
    <Row>
      <Box gridRow={{ base: 'span 2', sm: 'auto' }} {...ON_SCREEN_ONLY}>
        <BookCover src={line.book.cover.card} title={line.title} />
      </Box>
      <Stack gap="1" align="start">
        <TextLink to={paths.book(line.book.id)} color="fg" textDecoration="none" fontFamily="heading">
          {line.title}
        </TextLink>
        <Text color="fg.muted" textStyle="sm">
          {line.author}
        </Text>
        <Flex gap="2" align="center" wrap="wrap" textStyle="sm">
          <ItemTypeChip type={line.type} />
          <Box as="span" {...(line.quantity === 1 && ON_PAPER_ONLY)}>
            <Trans>Quantity: {line.quantity}</Trans>
          </Box>
        </Flex>
        <Rental orderId={orderId} line={line} status={status} />
      </Stack>
      <Prices line={line} />
    </Row>
  );
}

function Rental({ orderId, line, status }: Props) {
  const { rentalPeriod: period, isOverdue, awaitsArrival, purchase } = line;
  if (!period) return null;
  return (
    <Box textStyle="sm">
      <Text color="fg.muted">
        <RentalDuration period={period} />
      </Text>
      {purchase ? (
        <Bought on={purchase.boughtAt} />
      ) : (
        <DueDate endsOn={period.endsOn} isOverdue={isOverdue} status={status} />
      )}
      {awaitsArrival && (
        <Text color="fg.muted">
          <Trans>If the book arrives after the first day, the rental period begins when it arrives.</Trans>
        </Text>
      )}
      <ExtendRental line={line} />
      <BuyRental line={line} isOver={isOver(status)} />
      {line.rentalPayment && <RentalPaymentPanel orderId={orderId} line={line} />}
    </Box>
  );
}

/** True once the rented copies are returned, lost or cancelled. */
const isOver = (status: OrderStatus) => status === 'RETURNED' || status === 'LOST' || status === 'CANCELLED';

function Bought({ on }: { on: string }) {
  const date = formatDate(on);
  return (
    <Flex gap="1.5" align="center" fontWeight="medium" mt="1">
      <BookCheck width={16} height={16} aria-hidden style={{ flexShrink: 0 }} />
      <Trans>Bought on {date}</Trans>
    </Flex>
  );
}

/** Shows the due date. Renders nothing once the rental is over. */
function DueDate({ endsOn, isOverdue, status }: { endsOn: string; isOverdue: boolean; status: OrderStatus }) {
  const date = formatDate(endsOn);
  if (isOverdue) {
    return (
      <StatusChip tone="error">
        <Trans>Overdue since {date}</Trans>
      </StatusChip>
    );
  }
  if (isOver(status)) return null;
  return (
    <Flex gap="1.5" align="center" fontWeight="medium" mt="1">
      <CalendarClock width={16} height={16} aria-hidden style={{ flexShrink: 0 }} />
      <Trans>Due back on {date}</Trans>
    </Flex>
  );
}

function Prices({ line: { lineTotal, deposit } }: { line: OrderLineFragment }) {
  return (
    <Box
      gridColumn={{ base: 2, sm: 3 }}
      textAlign={{ sm: 'end' }}
      fontVariantNumeric="tabular-nums"
      _print={{ gridColumn: 2, textAlign: 'end' }}
    >
      <Text fontWeight="medium">
        <Money value={lineTotal} />
      </Text>
      <DepositNote deposit={deposit} />
    </Box>
  );
}
