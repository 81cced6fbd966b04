import { Component, type ReactNode } from 'react';
import { LoadErrorMessage } from './LoadErrorMessage.tsx';

interface LoadBoundaryProps {
  /** Where its content would float over the screen, so does the problem. */
  readonly floats?: boolean;
  readonly children: ReactNode;
}

interface LoadBoundaryState {
  readonly hasFailed: boolean;
}

/**
 * Keeps code that could not be fetched from taking the rest with it: without a network, or where a newer build has
 * taken its place.
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
