import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { useLingui } from '@lingui/react/macro';
import { BookColumns } from './BookColumns';

/** A placeholder for a grid of books, as high as the grid, so that nothing moves when the books load. */
export function BookGridSkeleton({ cards = 12 }: { cards?: number }) {
  const { t } = useLingui();
  return (
    <BookColumns aria-busy aria-label={t`Loading…`} role="status">
      {Array.from({ length: cards }, (_, index) => (
        <li key={index} role="presentation">
          <Stack gap="3">
            <Skeleton css={{ aspectRatio: '2 / 3' }} />
            <Skeleton height="11" />
            <Skeleton height="6" width="70%" borderRadius="full" />
            <Skeleton height="16" />
          </Stack>
        </li>
      ))}
    </BookColumns>
  );
}
