import { Component, type ReactNode } from 'react';
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
 * that only this part is missing. Internal staff see which declaration it is.
 */
export function PartBoundary({ part, shape = 'block', children }: PartBoundaryProps) {
  const path = usePartPath(part);
  return (
    <Catcher path={path} shape={shape}>
      {shape === 'text' ? children : <PartPath value={path}>{children}</PartPath>}
    </Catcher>
  );
}

interface CatcherProps {
  readonly path: string;
  readonly shape: PartShape;
  readonly children: ReactNode;
}

// Rule details.broken-part.
class Catcher extends Component<CatcherProps, { readonly error: unknown; readonly hasFailed: boolean }> {
  override state = { error: undefined, hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  #retry = (): void => this.setState({ error: undefined, hasFailed: false });

  override render(): ReactNode {
    const { path, shape, children } = this.props;
    const error: unknown = this.state.error;
    if (!this.state.hasFailed) return children;
    if (error instanceof CodeLoadError) return <LoadErrorMessage floats={false} />;
    const reason = error instanceof Error ? error.message : String(error);
    return <PartErrorMessage path={path} shape={shape} reason={reason} onRetry={this.#retry} />;
  }
}
