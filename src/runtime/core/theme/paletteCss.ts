import type { Palette, ResolvedTheme } from '#contract/generated/api.ts';

function declarations(palette: Palette): string {
  return Object.entries(palette)
    .map(([token, colour]) => `--${token.replaceAll('_', '-')}:${colour}`)
    .join(';');
}

/**
 * Returns a brand's theme as CSS variables on the root: light, dark by the device, and either by the user's choice
 * (`data-theme`). Print is light. `accent_soft` becomes `--accent-soft`.
 */
export function paletteCss(theme: ResolvedTheme): string {
  const dark = `color-scheme:dark;${declarations(theme.dark)}`;
  return [
    `:root{color-scheme:light;--radius:${theme.radius}px;${declarations(theme.light)}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}`,
    `@media screen{:root[data-theme=dark]{${dark}}}`,
  ].join('\n');
}
