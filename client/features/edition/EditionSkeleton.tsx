import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { Box } from '@chakra-ui/react/box';
import { useLingui } from '@lingui/react/macro';
import { EditionColumns } from './EditionHead';

/** Number of placeholders for offers. */
const ROWS = 3;

/** A placeholder with the layout of an edition. */
export function EditionSkeleton() {
  const { t } = useLingui();
  return (
    <Box aria-busy aria-label={t`Loading…`} role="status">
      <EditionColumns>
        <Skeleton css={{ aspectRatio: '2 / 3' }} alignSelf="start" />
        <Stack gap="3">
          <Skeleton height="9" maxW="md" />
          <Skeleton height="6" maxW="12rem" />
          <Skeleton height="5" maxW="10rem" mb="6" />
        </Stack>
        <Stack gridColumn={{ base: '1 / -1', md: '2' }} gap="4">
          <Skeleton height="16" maxW={{ md: '14rem' }} />
          {Array.from({ length: ROWS }, (_, index) => (
            <Skeleton key={index} height={{ base: '72', md: '20' }} borderRadius="l3" />
          ))}
        </Stack>
      </EditionColumns>
    </Box>
  );
}
