import { useCallback, useSyncExternalStore } from 'react';

/** Phones are narrower than 768 px; print never counts as a phone. Rule navigation.phone-width. */
export const PHONE = 'screen and (max-width: 767.98px)';

// Rule navigation.filters-collapse.
/** Filters collapse below 575 px. */
export const NARROW = 'screen and (max-width: 574.98px)';

/** Tablets, and windows as narrow. */
export const TABLET = 'screen and (max-width: 1023.98px)';

/** Whether a media query matches; updates when it changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
