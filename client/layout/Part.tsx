import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

type Props = { children: ReactNode; waiting?: ReactNode };

/** A part of the frame that is absent, or `waiting`, while its code loads, and absent if that fails. */
export const Part = ({ children, waiting }: Props) => (
  <ErrorBoundary fallback={null}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </ErrorBoundary>
);
