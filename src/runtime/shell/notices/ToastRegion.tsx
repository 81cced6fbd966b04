import { Suspense } from 'react';
import { useShownToast } from '../../console/ToastProvider.tsx';
import { Toast } from '../../parts/overlays/lazyOverlays.tsx';

/** Renders the current toast. */
export function ToastRegion() {
  const { toast, close } = useShownToast();
  if (toast === undefined) return null;
  return (
    <Suspense>
      <Toast {...toast} onClose={close} />
    </Suspense>
  );
}
