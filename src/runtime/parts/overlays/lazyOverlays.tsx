import { type ComponentType, lazy } from 'react';
import { LoadBoundary } from '../loading/LoadBoundary.tsx';
import { AfterAnswer } from './AfterAnswer.tsx';

type Overlays = typeof import('./index.ts');

function load(): Promise<Overlays> {
  return import('./index.ts');
}

/** Wraps an overlay whose code loads when it is first shown. */
function overlay<P extends object>(pick: (overlays: Overlays) => ComponentType<P>): ComponentType<P> {
  // TypeScript cannot see that a lazy component takes the props of the component it loads.
  const Code = lazy(async () => ({ default: pick(await load()) })) as unknown as ComponentType<P>;
  return function Overlay(props: P) {
    return (
      <LoadBoundary floats>
        <Code {...props} />
      </LoadBoundary>
    );
  };
}

/** An overlay with so much in it that the page is drawn first. A panel and a menu are soon drawn themselves. */
function largeOverlay<P extends object>(pick: (overlays: Overlays) => ComponentType<P>): ComponentType<P> {
  const Content = overlay(pick);
  return function LargeOverlay(props: P) {
    return (
      <AfterAnswer>
        <Content {...props} />
      </AfterAnswer>
    );
  };
}

export const ChoiceMenu = overlay((overlays) => overlays.ChoiceMenu);
export const CodeDialog = largeOverlay((overlays) => overlays.CodeDialog);
export const ConfirmDialog = largeOverlay((overlays) => overlays.ConfirmDialog);
export const FormDialog = largeOverlay((overlays) => overlays.FormDialog);
export const Panel = overlay((overlays) => overlays.Panel);
export const ReportDialog = largeOverlay((overlays) => overlays.ReportDialog);
export const SideDrawer = largeOverlay((overlays) => overlays.SideDrawer);
export const TopDialog = overlay((overlays) => overlays.TopDialog);
export const Toast = overlay((overlays) => overlays.Toast);

/** Loads the overlays before they are needed. */
export function preloadOverlays(): void {
  load().catch(() => undefined);
}
