import { LRUCache } from 'lru-cache';
import { deriveTheme } from '#compiler/theme/deriveTheme.ts';
import type { Palette } from '#contract/generated/api.ts';
import type { BrandTheme } from '#contract/generated/config.ts';
import type { PayerLook } from '../../domains/payer/PayerLook.ts';

/** Style sheets by the colours that they are made from: deriving a palette takes milliseconds. */
const MADE = new LRUCache<string, string>({ max: 500 });

/** Families of the fonts that a business chooses from: as installed, since the page loads no fonts. */
const FAMILIES: Readonly<Record<PayerLook['font'], string>> = {
  INTER: 'Inter',
  NUNITO_SANS: '"Nunito Sans"',
  ROBOTO: 'Roboto',
  LATO: 'Lato',
};

function declarations(palette: Palette, hover: string): string {
  const tokens = Object.entries(palette).map(([token, colour]) => `--${token.replaceAll('_', '-')}:${colour}`);
  return [...tokens, `--accent-hover:${hover}`].join(';');
}

/**
 * CSS variables of a payer's page: the palette of the business's primary colour, and the brand's where there are no checkout
 * settings. Each pair of colours meets WCAG AA, also with a colour that would not. Rule invoices.payer-page.
 */
export function payerTheme(theme: BrandTheme, look: PayerLook | undefined): string {
  const key = JSON.stringify([theme, look?.primary_colour, look?.secondary_colour, look?.font]);
  const known = MADE.get(key);
  if (known !== undefined) return known;
  const { light, dark, radius } = deriveTheme({ ...theme, accent: look?.primary_colour ?? theme.accent });
  const hover = deriveTheme({ ...theme, accent: look?.secondary_colour ?? look?.primary_colour ?? theme.accent });
  const family = look === undefined ? '' : `--font:${FAMILIES[look.font]},system-ui,sans-serif;`;
  const css = [
    `:root{color-scheme:light;--radius:${radius}px;${family}${declarations(light, hover.light.accent)}}`,
    `@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;${declarations(dark, hover.dark.accent)}}}`,
  ].join('\n');
  MADE.set(key, css);
  return css;
}
