import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { translateError } from '../../shared/refusals/translateError';
import { BookCover } from '../../entities/book/BookCover';
import { Card } from '../../shared/ui/Card';
import { ItemTypeChip } from '../../entities/order/ItemTypeChip';
import { Money } from '../../entities/money/Money';
import { RentalDuration } from '../../entities/rental/RentalDuration';
import { Totals } from '../../entities/order/Totals';
import type { CheckoutQuery } from './Checkout.generated';

/** Shows the items and the amounts of the order. */
export function CheckoutSummary({ cart, stale }: { cart: CheckoutQuery['cart']; stale: boolean }) {
  return (
    <Card aria-labelledby="order-summary">
      <Heading as="h2" id="order-summary" size="xl" mb="4">
        <Trans>Order Summary</Trans>
      </Heading>
      <Stack as="ul" listStyleType="none" gap="3" mb="5">
        {cart.items.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </Stack>
      <Totals totals={cart} deliveries={cart.deliveries} itemCount={cart.itemCount} stale={stale} />
    </Card>
  );
}

function Line({ line }: { line: CheckoutQuery['cart']['items'][number] }) {
  const { book, quantity, type, rentalPeriod, lineTotal, problem } = line;
  return (
    <Grid as="li" templateColumns="2.5rem minmax(0, 1fr) auto" gap="3" alignItems="start" textStyle="sm">
      <BookCover src={book.cover.card} title={book.title} />
      <Stack gap="1" align="start">
        <Text fontWeight="medium">
          {quantity} x {book.title}
        </Text>
        <ItemTypeChip type={type} />
        {rentalPeriod && (
          <Text color="fg.muted" textStyle="xs">
            <RentalDuration period={rentalPeriod} />
          </Text>
        )}
        {problem && (
          <Text color="fg.error" fontWeight="medium">
            {translateError(problem)}
          </Text>
        )}
      </Stack>
      <Text fontVariantNumeric="tabular-nums">
        <Money value={lineTotal} />
      </Text>
    </Grid>
  );
}
