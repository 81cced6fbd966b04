import { lazy, Suspense } from 'react';
import { LoadBoundary } from '../../parts/loading/LoadBoundary.tsx';
import type { ShortcutsDialogProps } from './ShortcutsDialog.tsx';

const Code = lazy(async () => ({ default: (await import('./ShortcutsDialog.tsx')).ShortcutsDialog }));

/** The list of keyboard shortcuts, loaded when it is first opened. */
export function ShortcutsDialog(props: ShortcutsDialogProps) {
  return (
    <LoadBoundary floats>
      <Suspense>
        <Code {...props} />
      </Suspense>
    </LoadBoundary>
  );
}
