import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useState } from 'react';
import { useOnApproach } from '../../../shared/paging/useOnApproach';

/** The page is complete without them, so a failed load is silent. */
const Shelves = lazy(() => import('./Shelves').catch(() => ({ default: () => null })));

/** As high as four shelves, so that nothing moves when they arrive; absent where visitors see no books. */
const Room = chakra('div', {
  base: {
    minHeight: { base: '100rem', md: '108rem' },
    ':root[data-public-pages=off] &': { minHeight: '0' },
  },
});

/** The first screen of phones and laptops ends where the shelves begin, so their code is not part of the first load. */
const A_LITTLE_IN = '-15%';

/** Reserves the place of the shelves, which are loaded when they become visible. */
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
