import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useState } from 'react';
import { useOnApproach } from '../../../shared/paging/useOnApproach';

/**
 * Loads the shelves on demand. If their code cannot be loaded, shows nothing, because the page is complete without
 * them.
 */
const Shelves = lazy(() => import('./Shelves').catch(() => ({ default: () => null })));

/**
 * Reserves the height of four shelves, so that nothing moves when the shelves load. Hidden if visitors may not see
 * books.
 */
const Room = chakra('div', {
  base: {
    minHeight: { base: '100rem', md: '108rem' },
    ':root[data-public-pages=off] &': { minHeight: '0' },
  },
});

/**
 * Margin that loads the shelves once they fill the lowest 15% of the screen. On phones and laptops, the shelves begin at the
 * end of the first screen, so the margin keeps them out of the first load.
 */
const A_LITTLE_IN = '-15%';

/** Reserves the space of the shelves, and loads them when they become visible. */
export function HomeShelves() {
  const [isNear, setIsNear] = useState(false);
  const element = useOnApproach('shelves', () => setIsNear(true), A_LITTLE_IN);
  if (!isNear) return <Room ref={element} data-by-script />;
  return (
    <Suspense fallback={<Room />}>
      <Shelves />
    </Suspense>
  );
}
