import type { ResolvedTheme } from '#contract/generated/api.ts';
import { styleNonce } from '../boot/styleNonce.ts';
import { paletteCss } from './paletteCss.ts';

const STYLE_ID = 'brand-theme';

/** Sets the browser's theme colour to the background of the current appearance. */
function showBackground({ light, dark }: ResolvedTheme): void {
  const chosen = document.documentElement.dataset.theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const isDark = (chosen ?? meta.media).includes('dark');
    meta.content = (isDark ? dark : light).background;
  }
}

/** Applies a brand's colours to the page, replacing the former ones. */
export function showTheme(theme: ResolvedTheme): void {
  let style = document.getElementById(STYLE_ID);
  if (style === null) {
    style = document.createElement('style');
    style.id = STYLE_ID;
    style.setAttribute('nonce', styleNonce() ?? '');
    document.head.append(style);
  }
  const css = paletteCss(theme);
  if (style.textContent !== css) style.textContent = css;
  showBackground(theme);
}
