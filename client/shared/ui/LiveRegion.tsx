import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { ReactNode } from 'react';

/** Tells screen readers what others see happen. Keep it mounted: it has to be there before its text. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {children}
    </VisuallyHidden>
  );
}
