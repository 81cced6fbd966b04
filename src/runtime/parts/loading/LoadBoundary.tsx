import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { LoadErrorMessage } from './LoadErrorMessage.tsx';

interface LoadBoundaryProps {
  /** Whether the content, and so the error, is an overlay. */
  readonly floats?: boolean;
  readonly children: ReactNode;
}

/**
 * Catches code that could not be loaded, so that the rest stays usable: without a network, or after a newer build has
 * replaced it.
 */
export function LoadBoundary({ floats = false, children }: LoadBoundaryProps) {
  return <ErrorBoundary fallback={<LoadErrorMessage floats={floats} />}>{children}</ErrorBoundary>;
}
