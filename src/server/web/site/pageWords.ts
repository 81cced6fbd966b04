import type { Boot } from '#contract/generated/api.ts';

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** JSON escaped for a script element. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Values of the placeholders in double braces of a brand's page (src/index.html), escaped for HTML. */
export function pageWords(boot: Boot): Readonly<Record<string, string>> {
  const { name, icon, theme } = boot.brand;
  return {
    title: escapeHtml(name),
    icon: escapeHtml(icon),
    'light-ground': theme.light.background,
    'dark-ground': theme.dark.background,
    boot: escapeJson(boot),
  };
}

/** Replaces placeholders in double braces; unknown ones stay. */
export function fillPage(page: string, words: Readonly<Record<string, string>>): string {
  return page.replaceAll(/\{\{([a-z-]+)\}\}/g, (whole, name: string) => words[name] ?? whole);
}
