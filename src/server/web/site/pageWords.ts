import type { Boot } from '#contract/generated/api.ts';

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** JSON that may stand inside a script element. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** What the page of a brand has in place of the names in double braces (src/index.html), written for HTML. */
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

/** A page with words in place of the names in double braces; names without words stay. */
export function fillPage(page: string, words: Readonly<Record<string, string>>): string {
  return page.replaceAll(/\{\{([a-z-]+)\}\}/g, (whole, name: string) => words[name] ?? whole);
}
