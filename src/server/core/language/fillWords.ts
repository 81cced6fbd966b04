import type { Language } from '#contract/generated/api.ts';
import type { BrandConfig } from '../config/ConfigStore.ts';

/** The words of a key as a brand says them; `undefined` for a key that has none. */
export function findWords({ brand, config }: BrandConfig, language: Language, key: string): string | undefined {
  return config.brands.get(brand.id)?.messages[language]?.[key] ?? config.messages[language]?.[key];
}

/** The words of a key as a brand says them, with their %{values} filled in; for mails and text messages. */
export function fillWords(
  brand: BrandConfig,
  language: Language,
  key: string,
  values: Readonly<Record<string, string | number>>,
): string {
  const words = findWords(brand, language, key);
  if (words === undefined) throw new Error(`No text for ${key} in ${language}.`);
  return words.replaceAll(/%\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
