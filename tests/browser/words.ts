import { readFileSync } from 'node:fs';
import { ROOT } from '../process/product.ts';

/** The words of a locale key, with its values filled in. Throws for a key that is not there. */
export type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string;

function readMessages(path: string): Record<string, string> {
  return JSON.parse(readFileSync(`${ROOT}${path}`, 'utf8'));
}

/** Every locale key. */
export const LOCALE_KEYS: ReadonlySet<string> = new Set(Object.keys(readMessages('locales/en.json')));

/** What people of a language read, in the words of a brand where it has its own. */
export function wordsOf(language: 'en' | 'id', brand?: string): Words {
  const own = brand === undefined ? {} : readMessages(`brands/${brand}/locales/${language}.json`);
  const messages = { ...readMessages(`locales/${language}.json`), ...own };
  return (key, values = {}) => {
    const words = messages[key];
    if (words === undefined) throw new Error(`There are no words for ${key}.`);
    return words.replace(/%\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
}
