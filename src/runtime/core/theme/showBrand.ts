import type { ResolvedBrand } from '#contract/generated/api.ts';
import { showTheme } from './showTheme.ts';

/**
 * Applies a brand's colours to the page and its icon to the browser's tab: a business may have another brand than the
 * host.
 */
export function showBrand({ theme, icon }: ResolvedBrand): void {
  showTheme(theme);
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link !== null && link.getAttribute('href') !== icon) link.href = icon;
}
