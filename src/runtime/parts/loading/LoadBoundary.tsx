import { Component, type ReactNode } from 'react';
import { LoadErrorMessage } from './LoadErrorMessage.tsx';

interface LoadBoundaryProps {
  /** Whether the content, and so the error, is an overlay. */
  readonly floats?: boolean;
  readonly children: ReactNode;
}

interface LoadBoundaryState {
  readonly hasFailed: boolean;
}

/**
 * Catches code that could not be loaded, so that the rest stays usable: without a network, or after a newer build has
 * replaced it.
 */
export class LoadBoundary extends Component<LoadBoundaryProps, LoadBoundaryState> {
  override state: LoadBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): LoadBoundaryState {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <LoadErrorMessage floats={this.props.floats ?? false} /> : this.props.children;
  }
}
