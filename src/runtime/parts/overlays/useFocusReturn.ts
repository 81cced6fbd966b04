import { useEffect, useState } from 'react';

/** Where the focus goes if the element that opened a dialog is gone, such as the row of a deleted record. */
const FALLBACK = 'main h1, main';

/** After a dialog closes, keeps the focus from being lost: it is on the element that opened it, or on the screen's heading. */
export function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // MUI returns the focus as well, in the same flush of effects.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) {
          opener.focus({ preventScroll: true });
          return;
        }
        const place = document.querySelector<HTMLElement>(FALLBACK);
        if (place === null) return;
        place.tabIndex = -1;
        place.focus({ preventScroll: true });
      });
    },
    [opener],
  );
}
