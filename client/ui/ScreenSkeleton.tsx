import { Box } from '@chakra-ui/react/box';

/** A screen whose code has yet to come; it keeps its room. */
export const ScreenSkeleton = () => <Box minH="60dvh" aria-busy />;
