import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { ErrorPlace, ErrorRemedy } from '#contract/generated/api.ts';
import { errorWords } from '../core/language/errorWords.ts';
import { RequestError } from '../core/session/RequestError.ts';
import { useConsole } from './ConsoleContext.ts';

/** The text that a user reads about an error, and the remedy. */
export interface ErrorDescription {
  readonly code: string;
  /** A short title, if the code has one. */
  readonly title: string | undefined;
  readonly text: string;
  readonly remedy: ErrorRemedy;
  readonly place: ErrorPlace;
}

/** How long to wait if the response does not say, in seconds. */
const USUAL_WAIT = 60;

/** From how many seconds on a wait is given in minutes. */
const LONG_WAIT = 120;

/** That it was tried too often, and how long to wait. */
function waitWords(seconds: number, translate: ReturnType<typeof useTranslate>): string {
  const isLong = seconds >= LONG_WAIT;
  const count = isLong ? Math.ceil(seconds / 60) : seconds;
  return translate(isLong ? 'shell.too_many.minutes' : 'shell.too_many.seconds', { smart_count: count, count });
}

/**
 * Describes errors as config/errors.yaml declares them; an undeclared code is shown as an unexpected error, with the
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
      const retryAfter = error instanceof RequestError ? error.retryAfter : undefined;
      const seconds = retryAfter ?? USUAL_WAIT;
      const tooMany =
        code === 'TOO_MANY_REQUESTS' && retryAfter !== undefined ? waitWords(retryAfter, translate) : undefined;
      return {
        code,
        title: declared.title && translate(declared.title),
        text: tooMany ?? translate(declared.text, { code, seconds }),
        remedy: declared.do,
        place: declared.show,
      };
    },
    [console, translate],
  );
}
