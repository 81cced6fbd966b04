/** What ends a line, and characters that are not seen or turn the direction of what follows. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

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
  if (CONTROLS.test(name.trim())) return 'name_controls';
  return ADDRESS.test(name) || DOMAIN.test(name) ? 'name_address' : undefined;
}

/** Why a name of a business cannot: many are called as their domain, which is no message by itself. */
export function businessNameProblem(name: string): 'name_controls' | 'name_address' | undefined {
  if (CONTROLS.test(name.trim())) return 'name_controls';
  return ADDRESS.test(name) ? 'name_address' : undefined;
}
