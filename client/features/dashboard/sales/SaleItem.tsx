import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { BookCover } from '../../../entities/book/BookCover';
import { ItemTypeChip } from '../../../entities/order/ItemTypeChip';
import { Money } from '../../../entities/money/Money';
import { RentalDuration } from '../../../entities/rental/RentalDuration';
import { StatusChip } from '../../../shared/ui/StatusChip';
import type { SaleFragment } from './Sales.generated';

export function SaleItem({ item }: { item: SaleFragment['items'][number] }) {
  return (
    <Grid as="li" templateColumns="3rem minmax(0, 1fr) auto" gap="3" alignItems="start">
      <BookCover src={item.book.cover.card} title={item.title} />
      <Stack gap="1" align="start">
        <Text fontWeight="medium">
          {item.quantity} x {item.title}
        </Text>
        <Flex gap="2" wrap="wrap">
          <ItemTypeChip type={item.type} />
          {item.isOverdue && (
            <StatusChip tone="error">
              <Trans>Overdue</Trans>
            </StatusChip>
          )}
        </Flex>
        {item.rentalPeriod && (
          <Text textStyle="sm" color="fg.muted">
            <RentalDuration period={item.rentalPeriod} />
          </Text>
        )}
      </Stack>
      <Text fontWeight="medium" fontVariantNumeric="tabular-nums">
        <Money value={item.lineTotal} />
      </Text>
    </Grid>
  );
}
