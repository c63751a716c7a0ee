import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useState } from 'react';
import { useOnApproach } from '../../../shared/paging/useOnApproach';

/** Without them the page is complete, so nothing is said when their code does not come. */
const Shelves = lazy(() => import('./Shelves').catch(() => ({ default: () => null })));

/** As high as four shelves, so that nothing moves when they come; none where visitors are shown no books. */
const Room = chakra('div', {
  base: {
    minHeight: { base: '100rem', md: '108rem' },
    ':root[data-public-pages=off] &': { minHeight: '0' },
  },
});

/** Of phones and laptops the first screenful ends where the shelves begin: their code is no part of the first load. */
const A_LITTLE_IN = '-15%';

/** The place of the shelves: what stands there is loaded when it comes into sight. */
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
