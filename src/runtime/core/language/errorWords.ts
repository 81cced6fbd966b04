import { RequestError } from '../session/RequestError.ts';

/** What translates a key; ra-core's and the public pages' both do. */
type Translate = (key: string, values?: Record<string, string | number>) => string;

/**
 * What people read about a failure: the words of its error code, or, for a code without words,
 * that something unexpected happened, with the code.
 */
export function errorWords(error: unknown, translate: Translate): string {
  const code = error instanceof RequestError ? error.code : 'unexpected';
  const key = `errors.${code}`;
  const words = translate(key, { code, _: key });
  return words === key ? translate('errors.unexpected', { code }) : words;
}
