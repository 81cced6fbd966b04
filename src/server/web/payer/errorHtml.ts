import type { ApiError } from '../../core/errors/ApiError.ts';
import { findWords } from '../../core/language/fillWords.ts';
import { html } from './html.ts';
import { type PayerDrawing, text } from './PayerDrawing.ts';
import { payerFrame } from './payerFrame.ts';
import { panel } from './payerParts.ts';

/** The browser loads the page again after that many seconds at the soonest: many do at once what one would. */
const SOONEST = 5;

/** What a page says that could not be made. */
interface FailedPage {
  readonly error: Pick<ApiError, 'code' | 'status' | 'retryAfter'>;
  /** Id of the request, by which support finds its line in the log. */
  readonly requestId: string;
  /** Whether the browser may send the request again by itself. */
  readonly isSafe: boolean;
}

/** The page in place of one that could not be made: what happened, and a link that tries again. Rule errors.pages. */
export function errorHtml(drawing: PayerDrawing, { error, requestId, isSafe }: FailedPage): string {
  const { code, status, retryAfter } = error;
  const title = text(drawing, 'errors.SERVER_ERROR.title');
  const known = findWords(drawing.brand, drawing.language, `errors.${code}`) === undefined ? 'SERVER_ERROR' : code;
  const reference = text(drawing, 'errors.reference', { request_id: requestId });
  const main = panel('waiting', title, [
    html`<p>${text(drawing, `errors.${known}`)}</p>`,
    ...(status >= 500 ? [html`<p>${reference}</p>`] : []),
    html`<p><a href="">${text(drawing, 'shell.retry')}</a></p>`,
  ]);
  return payerFrame(drawing, {
    title: `${title} – ${drawing.brand.brand.name}`,
    business: undefined,
    look: undefined,
    testMode: false,
    main,
    refresh: isSafe && retryAfter !== undefined ? Math.max(retryAfter, SOONEST) : undefined,
  });
}
