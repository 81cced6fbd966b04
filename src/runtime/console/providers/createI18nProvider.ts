import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import type { Language } from '#contract/generated/api.ts';
import type { Messages } from '../../core/prefetch/consoleStart.ts';

/**
 * Gives every message with a `count` a singular form: `count` is already formatted, and polyglot selects by
 * `smart_count`.
 */
function withPlural(options: unknown): unknown {
  if (typeof options !== 'object' || options === null || !('count' in options) || 'smart_count' in options)
    return options;
  return { ...options, smart_count: String(options.count) === '1' ? 1 : 2 };
}

/** A missing message shows its key, and is reported. */
function report(key: string): string {
  console.error(`There is no message ${key}.`);
  return key;
}

/** Fills in the values of a message. A value that is missing leaves its name, and is reported. */
function fillIn(this: string, pattern: RegExp, read: (expression: string, name: string) => unknown): string {
  return this.replace(pattern, (expression: string, name: string) => {
    const value = String(read(expression, name));
    if (value === expression) console.error(`The message "${this}" lacks the value ${expression}.`);
    return value;
  });
}

/**
 * Creates a polyglot provider over the messages of one language; another language needs another provider. `onMissing`
 * returns what is shown for a key without a message.
 */
export function createI18nProvider(language: Language, messages: Messages, onMissing = report): I18nProvider {
  // ra-core's type requires react-admin's own interface messages, which these are not.
  const phrases = messages as unknown as TranslationMessages;
  const provider = polyglotI18nProvider(() => phrases, language, [{ locale: language, name: language }], {
    onMissingKey: onMissing,
    replace: fillIn,
  });
  return {
    ...provider,
    // A declaration without a message loses the message, not the part.
    translate: (key: unknown, options?: unknown) =>
      typeof key === 'string' ? provider.translate(key, withPlural(options)) : '?',
  };
}
