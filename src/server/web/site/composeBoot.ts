import type { Config } from '#compiler/config.ts';
import type { Boot } from '#contract/generated/api.ts';
import { registrationOffer } from '../../account/registration/registrationOffer.ts';
import type { Services } from '../../core/services.ts';

/** Prefixes of the locale keys of the sign-in page. */
const PUBLIC_KEYS = ['sign_in.', 'errors.', 'shell.language', 'shell.error.title', 'shell.retry', 'shell.sign_out'];

/**
 * Prefixes of the locale keys of the other screens before sign-in, which fetch them instead of embedding them in every
 * page.
 */
export const ACCESS_KEYS = [...PUBLIC_KEYS, 'access.', 'countries.', 'form_errors.', 'values.api_key.'];

/** Texts of the sign-in page, or with `ACCESS_KEYS` of all screens before sign-in, by language. */
export function publicMessages(
  { messages: all }: Pick<Config, 'messages'>,
  keys: readonly string[] = PUBLIC_KEYS,
): Boot['messages'] {
  const messages: Boot['messages'] = {};
  for (const [language, words] of Object.entries(all)) {
    messages[language] = Object.fromEntries(
      Object.entries(words).filter(([key]) => keys.some((beginning) => key.startsWith(beginning))),
    );
  }
  return messages;
}

/** Prefixes of what a page says whose console does not load. */
export const ERROR_KEYS = ['errors.network', 'errors.unexpected', 'shell.error.title', 'shell.retry', 'shell.sign_out'];

/** Embedded data for the screens before sign-in, in the host's brand. `keys`: prefixes of the texts that it has. */
export function composeBoot(
  { config, env }: Pick<Services, 'config' | 'env'>,
  host: string,
  keys: readonly string[] = PUBLIC_KEYS,
): Boot {
  const branded = config.brandOfHost(host);
  const { demo, authentication } = env;
  const registration = registrationOffer(branded) !== undefined;
  const messages = publicMessages(branded.config, keys);
  return { brand: branded.brand, languages: ['en', 'id'], messages, demo, authentication, registration };
}
