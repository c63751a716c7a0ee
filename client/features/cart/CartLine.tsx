import { Box } from '@chakra-ui/react/box';
import { IconButton } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useLingui } from '@lingui/react/macro';
import Trash2 from '~icons/lucide/trash';
import { translateError } from '../../shared/refusals/translateError';
import { paths } from '../../shared/navigation/paths';
import { BookCover } from '../../entities/book/BookCover';
import { Card } from '../../shared/ui/Card';
import { ItemTypeChip } from '../../entities/order/ItemTypeChip';
import { RentalDuration } from '../../entities/rental/RentalDuration';
import { TextLink } from '../../shared/navigation/TextLink';
import type { CartLineFragment } from './Cart.generated';
import { LinePrice } from './LinePrice';
import { LineProblem } from './LineProblem';
import { QuantityField } from './QuantityField';
import { useQuantity } from './useQuantity';

type Props = {
  line: CartLineFragment;
  /** Changes the quantity. Resolves to the text of the refusal; null on success. */
  onQuantity: (quantity: number) => Promise<string | null>;
  onRemove: () => void;
};

export function CartLine({ line, onQuantity, onRemove }: Props) {
  const { book, problem } = line;
  const wish = useQuantity(line.quantity, onQuantity);
  return (
    <Card asChild padding={{ base: '4', sm: '5' }}>
      <li>
        {problem && <LineProblem>{translateError(problem)}</LineProblem>}
        <Grid
          templateColumns={{ base: '4.5rem minmax(0, 1fr)', sm: '6rem minmax(0, 1fr)' }}
          templateAreas={{ base: '"cover head" "foot foot"', sm: '"cover head" "cover foot"' }}
          templateRows={{ sm: '1fr auto' }}
          gap="4"
        >
          <Box gridArea="cover" opacity={problem ? 0.6 : 1}>
            <BookCover src={book.cover.card} title={book.title} />
          </Box>
          <Head line={line} onRemove={onRemove} />
          <Flex gridArea="foot" justify="space-between" align="end" gap="4">
            <QuantityField
              title={book.title}
              quantity={wish.quantity}
              error={wish.refusal}
              onChange={wish.change}
            />
            <LinePrice line={line} stale={wish.isPending} />
          </Flex>
        </Grid>
      </li>
    </Card>
  );
}

const TITLE = { fontFamily: 'heading', textStyle: 'lg', color: 'fg', textDecoration: 'none' } as const;

function Head({ line, onRemove }: Pick<Props, 'line' | 'onRemove'>) {
  const { book, type, rentalPeriod } = line;
  return (
    <Grid gridArea="head" templateColumns="minmax(0, 1fr) auto" gap="2" alignItems="start">
      <Stack gap="1" align="start">
        <TextLink to={paths.book(book.id)} {...TITLE}>
          {book.title}
        </TextLink>
        <Text color="fg.muted" textStyle="sm">
          {book.author}
        </Text>
        <ItemTypeChip type={type} />
        {rentalPeriod && (
          <Text textStyle="sm">
            <RentalDuration period={rentalPeriod} />
          </Text>
        )}
      </Stack>
      <RemoveButton title={book.title} onClick={onRemove} />
    </Grid>
  );
}

function RemoveButton({ title, onClick }: { title: string; onClick: () => void }) {
  const { t } = useLingui();
  return (
    <IconButton
      variant="ghost"
      colorPalette="gray"
      size="sm"
      mt="-1"
      me="-2"
      aria-label={t`Remove ${title}`}
      onClick={onClick}
    >
      <Trash2 />
    </IconButton>
  );
}
