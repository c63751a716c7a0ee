import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { useLingui } from '@lingui/react/macro';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The columns of a grid of books, for the books and for their skeletons alike. */
export const BOOK_GRID_COLUMNS = 'repeat(auto-fill, minmax(min(11rem, 42vw), 1fr))';

/** A grid of books that has yet to come. */
export function BookGridSkeleton({ count = 12 }: { count?: number }) {
  const { t } = useLingui();
  return (
    <Grid templateColumns={BOOK_GRID_COLUMNS} gap="5" aria-busy aria-label={t`Loading…`} role="status">
      {times(count).map((index) => (
        <Stack key={index} gap="3">
          <Skeleton css={{ aspectRatio: '2 / 3' }} />
          <Skeleton height="5" />
          <Skeleton height="4" width="60%" />
        </Stack>
      ))}
    </Grid>
  );
}

/** Rows of a list or a table that has yet to come. */
export function RowsSkeleton({ count = 4, height = '16' }: { count?: number; height?: string }) {
  const { t } = useLingui();
  return (
    <Stack gap="3" aria-busy aria-label={t`Loading…`} role="status">
      {times(count).map((index) => (
        <Skeleton key={index} height={height} />
      ))}
    </Stack>
  );
}
