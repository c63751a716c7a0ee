import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

type Props = { children: ReactNode; waiting?: ReactNode };

/** A part of the frame whose code is loaded separately. Shows `waiting` while loading, and nothing if loading fails. */
export const Part = ({ children, waiting }: Props) => (
  <ErrorBoundary fallback={null}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </ErrorBoundary>
);
