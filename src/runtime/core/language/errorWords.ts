import { RequestError } from '../session/RequestError.ts';

/** Translates a key; ra-core and the public pages both provide it. */
type Translate = (key: string, values?: Record<string, string | number>) => string;

/** Returns the text of an error's code. A code without a text is shown as an unexpected error, with the code. */
export function errorWords(error: unknown, translate: Translate): string {
  const code = error instanceof RequestError ? error.code : 'unexpected';
  const key = `errors.${code}`;
  const words = translate(key, { code, _: key });
  return words === key ? translate('errors.unexpected', { code }) : words;
}
