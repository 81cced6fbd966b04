import { lazy } from 'react';

function load() {
  return import('../overlays/index.ts');
}

export const ChoiceMenu = lazy(async () => ({ default: (await load()).ChoiceMenu }));
export const ConfirmDialog = lazy(async () => ({ default: (await load()).ConfirmDialog }));
export const Panel = lazy(async () => ({ default: (await load()).Panel }));
export const SideDrawer = lazy(async () => ({ default: (await load()).SideDrawer }));
export const Toast = lazy(async () => ({ default: (await load()).Toast }));

/** Fetches the overlays before they are asked for. */
export function preloadOverlays(): void {
  load().catch(() => undefined);
}
