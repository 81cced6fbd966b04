import type { Language } from '#contract/generated/api.ts';
import type { BrandConfig } from '../config/ConfigStore.ts';

/** The brand's text for a key; `undefined` when there is no such key. */
export function findWords({ brand, config }: BrandConfig, language: Language, key: string): string | undefined {
  return config.brands.get(brand.id)?.messages[language]?.[key] ?? config.messages[language]?.[key];
}

/** A text with its %{values} interpolated. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/%\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The brand's text for a key with its %{values} interpolated; for mails and text messages. */
export function fillWords(
  brand: BrandConfig,
  language: Language,
  key: string,
  values: Readonly<Record<string, string | number>>,
): string {
  const words = findWords(brand, language, key);
  if (words === undefined) throw new Error(`No text for ${key} in ${language}.`);
  return fillText(words, values);
}
