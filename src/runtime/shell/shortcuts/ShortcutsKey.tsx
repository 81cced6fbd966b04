import { useCallback, useEffect, useState } from 'react';
import { hasOverlay } from '../../parts/focus/isTyping.ts';
import { isShortcut } from '../../parts/keys/shortcuts.ts';
import { ShortcutsDialog } from './LazyShortcutsDialog.tsx';

/** Opens the list of keyboard shortcuts by its own. */
export function ShortcutsKey() {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    function handle(event: KeyboardEvent): void {
      if (event.defaultPrevented || !isShortcut(event, 'shortcuts') || hasOverlay()) return;
      event.preventDefault();
      setOpen(true);
    }
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);

  return isOpen && <ShortcutsDialog onClose={close} />;
}
