import { hasHiddenCharacters } from '../text/hiddenCharacters.ts';

/** What mail programs make a link of: a scheme, www., or a domain with a path. */
const ADDRESS = /:\/\/|\bwww\.|[a-z0-9]\.[a-z]{2,24}\//i;

/** They make one of a word of four letters and a domain as well. */
const DOMAIN = /[a-z0-9-]{4}\.[a-z]{2,24}\b/i;

/**
 * Why a name of a person cannot be used in an e-mail to another person: locale key `form_errors.<problem>`. A name with
 * an address in it would be a message in the brand's name.
 * Rule settings.names.
 */
export function nameProblem(name: string): 'name_controls' | 'name_address' | undefined {
  if (hasHiddenCharacters(name)) return 'name_controls';
  return ADDRESS.test(name) || DOMAIN.test(name) ? 'name_address' : undefined;
}

/** Why a name of a business cannot: many are called as their domain, which is no message by itself. */
export function businessNameProblem(name: string): 'name_controls' | 'name_address' | undefined {
  if (hasHiddenCharacters(name)) return 'name_controls';
  return ADDRESS.test(name) ? 'name_address' : undefined;
}
