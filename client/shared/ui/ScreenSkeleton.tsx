import { chakra } from '@chakra-ui/react/styled-system';

const Room = chakra('div', {
  base: {
    minHeight: '60dvh',
    // The delay hides the skeleton if a screen loads quickly.
    animation: 'fade-in 200ms 150ms both',
    '& > div': { bg: 'bg.emphasized', borderRadius: 'l2', animation: 'pulse' },
    '& > :first-of-type': { height: '9', width: 'min(18rem, 70%)', marginBottom: '8' },
    '& > :last-of-type': { height: '64', opacity: '0.6' },
  },
});

/** A placeholder while the code of a screen is loading. */
export const ScreenSkeleton = () => (
  <Room aria-busy>
    <div />
    <div />
  </Room>
);
