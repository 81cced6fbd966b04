import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import type { Language } from '#contract/generated/api.ts';
import type { Messages } from '../../core/prefetch/consoleStart.ts';

/** Lets any words with a `count` have a form for one: `count` is formatted already, and polyglot goes by `smart_count`. */
function withPlural(options: unknown): unknown {
  if (typeof options !== 'object' || options === null || !('count' in options) || 'smart_count' in options)
    return options;
  return { ...options, smart_count: String(options.count) === '1' ? 1 : 2 };
}

/** polyglot over the words of one language; another language is another provider. */
export function createI18nProvider(language: Language, messages: Messages): I18nProvider {
  // ra-core's type asks for the words of a ready-made interface, which this is not.
  const phrases = messages as unknown as TranslationMessages;
  const provider = polyglotI18nProvider(() => phrases, language, [{ locale: language, name: language }], {
    // A word that is missing in production shows its key rather than a warning nobody reads.
    allowMissing: import.meta.env.PROD,
  });
  return {
    ...provider,
    // A declaration without its words costs the words, not the part.
    translate: (key: unknown, options?: unknown) =>
      typeof key === 'string' ? provider.translate(key, withPlural(options)) : '?',
  };
}
