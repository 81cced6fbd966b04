import { Component, type ReactNode } from 'react';
import { LoadErrorMessage } from '../LoadErrorMessage.tsx';
import { CodeLoadError } from './CodeLoadError.ts';
import { PartErrorMessage, type PartShape } from './PartErrorMessage.tsx';
import { PartPath, usePartPath } from './PartPath.ts';

interface PartBoundaryProps {
  /** Its place in the config, below the part that it stands in: `detail.tabs.history`. */
  readonly part: string;
  readonly shape?: PartShape;
  readonly children: ReactNode;
}

/**
 * Keeps a part that cannot be drawn (a declaration that a newer server understands, a broken one, a record that no
 * renderer expects) from taking more than its own place. Internal staff are told which declaration it is.
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
