import { useFragment } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { useLingui } from '@lingui/react/macro';
import { BookCardFragmentDoc } from '../../../entities/book/BookCard.generated';
import { BookHead } from './BookHead';

/** A placeholder for a book. It shows the data that a list has already loaded. */
export function BookSkeleton({ id }: { id: string }) {
  const { t } = useLingui();
  const known = useFragment({
    fragment: BookCardFragmentDoc,
    fragmentName: 'BookCard',
    from: { __typename: 'Book', id },
  });
  return (
    <Grid
      templateColumns={{ base: '1fr', md: 'minmax(0, 20rem) minmax(0, 1fr)' }}
      gap={{ base: '8', md: '12' }}
      aria-busy
      aria-label={t`Loading…`}
      role="status"
    >
      <Box width="full" maxW={{ base: '10.5rem', md: 'full' }} mx="auto">
        <Skeleton css={{ aspectRatio: '2 / 3' }} />
      </Box>
      <Stack gap="6">
        {known.complete ? <BookHead book={known.data} /> : <Skeleton height="20" maxW="md" />}
        <Skeleton height="44" />
        <Skeleton height="32" />
      </Stack>
    </Grid>
  );
}
