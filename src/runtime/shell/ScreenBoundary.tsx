import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './errors/ErrorScreen.tsx';

interface ScreenBoundaryProps {
  readonly children: ReactNode;
}

interface ScreenBoundaryState {
  readonly hasFailed: boolean;
}

/** Catches the rendering error of a screen, so that the shell stays. Rule details.broken-screen. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ScreenBoundaryState {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <ErrorScreen onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
