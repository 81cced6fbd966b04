import type { Config } from '#compiler/config.ts';
import type { Boot } from '#contract/generated/api.ts';
import type { Services } from '../services.ts';

/** Beginnings of the locale keys that the screens before sign-in use. */
const PUBLIC_KEYS = ['sign_in.', 'errors.', 'shell.language', 'shell.error.title', 'shell.retry'];

/** The words of the screens before sign-in, by language. */
export function publicMessages({ messages: all }: Pick<Config, 'messages'>): Boot['messages'] {
  const messages: Boot['messages'] = {};
  for (const [language, words] of Object.entries(all)) {
    messages[language] = Object.fromEntries(
      Object.entries(words).filter(([key]) => PUBLIC_KEYS.some((beginning) => key.startsWith(beginning))),
    );
  }
  return messages;
}

/** What the page carries for the screens before sign-in, in the brand that the host stands for. */
export function composeBoot({ config, env }: Pick<Services, 'config' | 'env'>, host: string): Boot {
  const { brand, config: branded } = config.brandOfHost(host);
  const { demo, authentication } = env;
  return { brand, languages: ['en', 'id'], messages: publicMessages(branded), demo, authentication };
}
