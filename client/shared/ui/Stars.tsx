import { chakra } from '@chakra-ui/react/styled-system';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';

/** Points of a score (0 to 100) that make one star (docs/marketplace.md, Orders). */
const POINTS_PER_STAR = 20;

const STAR = 'l3 6.6 7.2.8-5.4 4.8 1.6 7.1-6.4-3.6-6.4 3.6 1.6-7.1-5.4-4.8 7.2-.8z';
/** SVG path of one star in a box of 24 by 24. Drawn instead of typed, because some fonts lack a star. */
export const STAR_PATH = `M12 2${STAR}`;

const FIVE_STARS = [12, 36, 60, 84, 108].map((middle) => `M${middle} 2${STAR}`).join('');

const Row = chakra('svg', { base: { display: 'inline-block', width: '5.4em', height: '1.1em' } });
const Path = chakra('path', { base: {} });

/** Converts a score of 0 to 100 to stars, rounded to half stars. */
export const starsOf = (score: number): number => Math.round((score / POINTS_PER_STAR) * 2) / 2;

/** Shows a score of 0 to 100 as five stars. Consists of only two paths, because a grid shows many scores. */
export const Stars = memo(function Stars({ score }: { score: number }) {
  const { t } = useLingui();
  const stars = starsOf(score);
  return (
    <Row viewBox="0 0 120 24" role="img" aria-label={t`${stars} of 5 stars`}>
      <Path d={FIVE_STARS} fill="border.emphasized" />
      <Path d={FIVE_STARS} fill="orange.solid" style={{ clipPath: `inset(0 ${100 - stars * 20}% 0 0)` }} />
    </Row>
  );
});
