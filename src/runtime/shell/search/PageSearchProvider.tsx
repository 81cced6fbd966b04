import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { hasOverlay } from '../../parts/focus/isTyping.ts';
import { isShortcut } from '../../parts/keys/shortcuts.ts';
import { LoadBoundary } from '../../parts/loading/LoadBoundary.tsx';
import { TopDialog } from '../../parts/overlays/lazyOverlays.tsx';
import { EarlyKeys } from './EarlyKeys.ts';

const PageSearch = lazy(async () => ({ default: (await import('./PageSearch.tsx')).PageSearch }));

const OpenContext = createContext<() => void>(() => undefined);

/** Returns a function that opens the page search. */
export function useOpenPageSearch(): () => void {
  return useContext(OpenContext);
}

/** Provides the page search and its shortcuts. An open dialog or menu keeps the keys to itself. */
export function PageSearchProvider({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [early] = useState(() => new EarlyKeys());
  const open = useCallback(() => {
    early.start();
    setOpen(true);
  }, [early]);
  const close = useCallback(() => {
    early.end();
    setOpen(false);
  }, [early]);

  useEffect(() => {
    function handle(event: KeyboardEvent): void {
      if (event.defaultPrevented || !isShortcut(event, 'find')) return;
      event.preventDefault();
      if (hasOverlay()) return;
      open();
    }
    document.addEventListener('keydown', handle);
    return () => {
      early.end();
      document.removeEventListener('keydown', handle);
    };
  }, [early, open]);

  return (
    <OpenContext value={open}>
      {children}
      {isOpen && (
        <Suspense>
          <TopDialog label={translate('shell.search.label')} onClose={close}>
            <LoadBoundary>
              <Suspense>
                <PageSearch early={early} onClose={close} />
              </Suspense>
            </LoadBoundary>
          </TopDialog>
        </Suspense>
      )}
    </OpenContext>
  );
}
