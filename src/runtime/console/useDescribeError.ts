import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { ErrorPlace, ErrorRemedy } from '#contract/generated/api.ts';
import { errorWords } from '../core/language/errorWords.ts';
import { RequestError } from '../core/session/RequestError.ts';
import { useConsole } from './ConsoleContext.ts';

/** What a person reads and can do when something fails. */
export interface ErrorDescription {
  readonly code: string;
  /** In a few words, where the code has any of its own. */
  readonly title: string | undefined;
  readonly text: string;
  readonly remedy: ErrorRemedy;
  readonly place: ErrorPlace;
}

/** How long to wait where the answer did not say, in seconds. */
const USUAL_WAIT = 60;

/**
 * Describes failures as config/errors.yaml declares them; a code that it does not name is unexpected, and told with the
 * code.
 */
export function useDescribeError(): (error: unknown) => ErrorDescription {
  const translate = useTranslate();
  const { console } = useConsole();
  return useCallback(
    (error: unknown) => {
      const code = error instanceof RequestError ? error.code : 'unexpected';
      const declared = console.errors[code] ?? console.errors.unexpected;
      if (declared === undefined) {
        return { code, title: undefined, text: errorWords(error, translate), remedy: 'retry', place: 'toast' };
      }
      const seconds = error instanceof RequestError ? (error.retryAfter ?? USUAL_WAIT) : USUAL_WAIT;
      return {
        code,
        title: declared.title && translate(declared.title),
        text: translate(declared.text, { code, seconds }),
        remedy: declared.do,
        place: declared.show,
      };
    },
    [console, translate],
  );
}
