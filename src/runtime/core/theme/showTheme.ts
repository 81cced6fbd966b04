import type { ResolvedTheme } from '#contract/generated/api.ts';
import { styleNonce } from '../boot/styleNonce.ts';
import { paletteCss } from './paletteCss.ts';

const STYLE_ID = 'brand-theme';

/** Gives what the browser draws around the page the ground of the appearance that is shown. */
function showGround({ light, dark }: ResolvedTheme): void {
  const chosen = document.documentElement.dataset.theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const isDark = (chosen ?? meta.media).includes('dark');
    meta.content = (isDark ? dark : light).background;
  }
}

/** Puts a brand's colours on the page, in place of those that were there. */
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
  showGround(theme);
}
