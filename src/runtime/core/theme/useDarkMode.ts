import { useSyncExternalStore } from 'react';

const DARK = '(prefers-color-scheme: dark)';

function subscribe(notify: () => void): () => void {
  const device = matchMedia(DARK);
  const choice = new MutationObserver(notify);
  device.addEventListener('change', notify);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    device.removeEventListener('change', notify);
    choice.disconnect();
  };
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined ? matchMedia(DARK).matches : theme === 'dark';
}

/** Whether the page is dark now, by the user's choice or the device. */
export function useDarkMode(): boolean {
  return useSyncExternalStore(subscribe, isDark);
}
