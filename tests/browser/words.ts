import { applyBrand } from '#compiler/brand/applyBrand.ts';
import { compile } from '#compiler/compile.ts';
import type { Config } from '#compiler/config.ts';
import { loadFileTree } from '#compiler/load.ts';
import { ROOT } from '../process/product.ts';

/** The words of a locale key, with its values filled in. Throws for a key that is not there. */
export type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string;

function readConfig(): Config {
  const { config } = compile(loadFileTree(ROOT));
  if (config === undefined) throw new Error('The config has problems; see npm run check.');
  return config;
}

const config = readConfig();

/** Every locale key. */
export const LOCALE_KEYS: ReadonlySet<string> = new Set(Object.keys(config.messages.en ?? {}));

/** The texts of a language by locale key, with those of a brand where it has its own. */
export function messagesOf(language: 'en' | 'id', brand?: string): Readonly<Record<string, string>> {
  const { messages } = brand === undefined ? config : applyBrand(config, brand).config;
  return messages[language] ?? {};
}

/** What people of a language read, in the words of a brand where it has its own. */
export function wordsOf(language: 'en' | 'id', brand?: string): Words {
  const messages = messagesOf(language, brand);
  return (key, values = {}) => {
    const words = messages[key];
    if (words === undefined) throw new Error(`There are no words for ${key}.`);
    const [one = '', other = one] = words.split(' |||| ');
    const form = (values.smart_count ?? values.count) === 1 ? one : other;
    return form.replace(/%\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
}
