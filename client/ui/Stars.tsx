import { Box } from '@chakra-ui/react/box';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';

/** How many points of a score of 100 make one star (specification, section 9). */
export const POINTS_PER_STAR = 20;

/** A score of 0 to 100 as five stars. Plain text, because a grid shows many of them. */
export const Stars = memo(function Stars({ score }: { score: number }) {
  const { t } = useLingui();
  const stars = Math.round((score / POINTS_PER_STAR) * 2) / 2;
  return (
    <Box
      as="span"
      role="img"
      aria-label={t`${stars} of 5 stars`}
      position="relative"
      display="inline-block"
      color="border.emphasized"
      lineHeight="1"
    >
      <span aria-hidden>★★★★★</span>
      <Box
        as="span"
        aria-hidden
        position="absolute"
        insetBlock="0"
        insetStart="0"
        overflow="hidden"
        whiteSpace="nowrap"
        color="orange.solid"
        width={`${stars * 20}%`}
      >
        ★★★★★
      </Box>
    </Box>
  );
});
