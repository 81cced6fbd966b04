import type { ResolvedBrand } from '#contract/generated/api.ts';
import { showTheme } from './showTheme.ts';

/** Gives the page a brand's colours, and the browser's tab its icon: a business may be of another brand than the host. */
export function showBrand({ theme, icon }: ResolvedBrand): void {
  showTheme(theme);
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link !== null && link.getAttribute('href') !== icon) link.href = icon;
}
