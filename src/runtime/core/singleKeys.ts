const STORED = 'beranda.single-keys';

/**
 * Whether shortcuts of one character work on this device: j, k, / and ?. Speech input may trigger them by accident, so they
 * can be turned off (WCAG 2.1.4). Rule navigation.single-keys.
 */
export function hasSingleKeys(): boolean {
  return localStorage.getItem(STORED) !== 'off';
}

/** Stores the choice of this device. */
export function storeSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, 'off');
}
