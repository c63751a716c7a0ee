import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { ReactNode } from 'react';

/** Announces changes to screen readers. Keep it mounted, because a live region must exist before its text changes. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {children}
    </VisuallyHidden>
  );
}
