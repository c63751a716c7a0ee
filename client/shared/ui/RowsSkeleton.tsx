import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { useLingui } from '@lingui/react/macro';

type Props = { count?: number; height?: string };

/** Placeholders for the rows of a list or table. */
export function RowsSkeleton({ count = 4, height = '16' }: Props) {
  const { t } = useLingui();
  return (
    <Stack gap="3" aria-busy aria-label={t`Loading…`} role="status">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={height} />
      ))}
    </Stack>
  );
}
