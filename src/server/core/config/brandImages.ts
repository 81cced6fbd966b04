import { wcagContrast } from 'culori';
import type { BrandPack } from '#compiler/config.ts';
import type { BrandFile } from '#contract/generated/config.ts';

/** The file name of the generated icon of a brand without `icon`; reserved in packs. */
const DRAWN_ICON = '_icon.svg';

const WHITE = '#ffffff';
const INK = '#16213a';

/** Minimum contrast of a large letter with its background (WCAG 2). */
const LARGE_TEXT = 3;

/** The first letter of a name, or the emoji it begins with. */
function initial(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name);
  const letter = (first?.segment ?? '').toUpperCase();
  return letter.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** A generated icon: the brand's initial on a square of its accent colour. */
function drawIcon({ name, theme }: BrandFile): string {
  const ink = wcagContrast(theme.accent, WHITE) >= LARGE_TEXT ? WHITE : INK;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" width="28" height="28">
  <rect width="28" height="28" rx="7" fill="${theme.accent}"/>
  <text x="14" y="20" font-family="sans-serif" font-size="17" font-weight="700" text-anchor="middle" fill="${ink}">${initial(name)}</text>
</svg>
`;
}

/** The file name of a brand's icon. Rule brands.icon. */
export function brandIcon({ source }: BrandPack): string {
  return source.value.icon ?? DRAWN_ICON;
}

/** An image of a brand by file name: from its pack, or the generated icon. */
export function brandImage(pack: BrandPack, file: string): string | undefined {
  if (Object.hasOwn(pack.images, file)) return pack.images[file];
  return file === DRAWN_ICON && pack.source.value.icon === undefined ? drawIcon(pack.source.value) : undefined;
}
