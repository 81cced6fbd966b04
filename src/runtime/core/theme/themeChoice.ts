const THEME_KEY = 'beranda.theme';

/** The appearances to choose from; `system` follows the device. Rule navigation.appearance. */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const;

export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** Returns the appearance chosen on this device. */
export function readThemeChoice(): ThemeChoice {
  const stored = localStorage.getItem(THEME_KEY);
  return THEME_CHOICES.find((choice) => choice === stored) ?? 'system';
}

/** Applies an appearance to this page. */
export function showThemeChoice(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}

/** Stores and applies an appearance. */
export function storeThemeChoice(choice: ThemeChoice): void {
  localStorage.setItem(THEME_KEY, choice);
  showThemeChoice(choice);
}
