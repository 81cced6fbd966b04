import type { Boot } from '#contract/generated/api.ts';
import type { ConfigStore } from '../config/ConfigStore.ts';

/** Beginnings of the locale keys that the screens before sign-in use. */
const PUBLIC_KEYS = ['sign_in.', 'errors.', 'shell.language', 'shell.error.title', 'shell.retry'];

/** What the page carries for the screens before sign-in, in the brand that the host stands for. */
export function composeBoot(config: ConfigStore, host: string, demo: boolean): Boot {
  const { brand, config: branded } = config.brandOfHost(host);
  const messages: Boot['messages'] = {};
  for (const [language, words] of Object.entries(branded.messages)) {
    messages[language] = Object.fromEntries(
      Object.entries(words).filter(([key]) => PUBLIC_KEYS.some((beginning) => key.startsWith(beginning))),
    );
  }
  return { brand, languages: ['en', 'id'], messages, demo };
}
