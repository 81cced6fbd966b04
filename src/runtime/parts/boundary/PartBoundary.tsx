import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { LoadErrorMessage } from '../loading/LoadErrorMessage.tsx';
import { CodeLoadError } from './CodeLoadError.ts';
import { PartErrorMessage, type PartShape } from './PartErrorMessage.tsx';
import { PartPath, usePartPath } from './PartPath.ts';

interface PartBoundaryProps {
  /** Its path in the config, relative to the surrounding part: `detail.tabs.history`. */
  readonly part: string;
  readonly shape?: PartShape;
  readonly children: ReactNode;
}

/**
 * Catches the rendering error of a part (a declaration for a newer client, an invalid one, an unexpected record), so
 * that only this part is missing, with a retry. Internal staff see which declaration it is.
 * Rule details.broken-part.
 */
export function PartBoundary({ part, shape = 'block', children }: PartBoundaryProps) {
  const path = usePartPath(part);
  return (
    <ErrorBoundary
      fallbackRender={({ error, resetErrorBoundary }: { error: unknown; resetErrorBoundary: () => void }) =>
        error instanceof CodeLoadError ? (
          <LoadErrorMessage floats={false} />
        ) : (
          <PartErrorMessage
            path={path}
            shape={shape}
            reason={error instanceof Error ? error.message : String(error)}
            onRetry={resetErrorBoundary}
          />
        )
      }
    >
      {shape === 'text' ? children : <PartPath value={path}>{children}</PartPath>}
    </ErrorBoundary>
  );
}
