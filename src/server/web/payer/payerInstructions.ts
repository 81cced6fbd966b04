import { encode } from 'uqr';
import { formatDateTime } from '#contract/dates/formatDates.ts';
import type { PayerPaymentRequest } from '#contract/generated/api.ts';
import { formatMoney } from '#contract/money/formatMoney.ts';
import { darkModules } from '#contract/qr/darkModules.ts';
import { findWords } from '../../core/language/fillWords.ts';
import type { PayerPage } from '../../domains/payer/readPayerPage.ts';
import { type Html, html, jsonElement } from './html.ts';
import { type PayerDrawing, type Rejected, words } from './PayerDrawing.ts';
import { cardState, payerCardStep } from './payerCardStep.ts';
import { errorTexts } from './payerForm.ts';
import { row } from './payerParts.ts';

/** Steps of each category, `pay.steps.<category>.<number>`. */
const STEPS = [1, 2, 3] as const;

/** A QR code with the margin that scanners need: black on white in either theme. */
function qrPicture(text: string, label: string): Html {
  const { size, data } = encode(text, { border: 4, ecc: 'M' });
  return html`<svg class="pay-qr" viewBox="0 0 ${String(size)} ${String(size)}" shape-rendering="crispEdges" role="img" aria-label="${label}"><path fill="#fff" d="M0 0h${String(size)}v${String(size)}H0z"/><path fill="#000" d="${darkModules(data)}"/></svg>`;
}

/** Text in groups of four, as people read numbers aloud. */
function grouped(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/** A line with a button that copies its value. */
function copied(drawing: PayerDrawing, label: string, shown: string, text: string, isCode: boolean): Html {
  const kind = isCode ? html` class="pay-code"` : undefined;
  const button = html`<button type="button" class="pay-copy" data-copy="${text}" data-done="${words(drawing, 'copied')}" aria-label="${words(drawing, 'copy_what', { what: label })}" hidden>${words(drawing, 'copy')}</button>`;
  return html`<div><dt>${label}</dt><dd class="pay-copied"><span${kind}>${shown}</span>${button}</dd></div>`;
}

/** What the payer needs: the number or code with its amount, or the QR code; for a card the amount, where it is not shown above. */
function details(drawing: PayerDrawing, request: PayerPaymentRequest, isAmountShown: boolean): Html | undefined {
  const { method, amount, currency, payment_code: code } = request;
  const money = formatMoney(amount, currency, drawing.language);
  if (method.category === 'CARD')
    return isAmountShown
      ? undefined
      : html`<dl class="pay-details">${row(words(drawing, 'amount_to_pay'), money)}</dl>`;
  const isPicture = method.category === 'QR_CODE';
  const label = words(drawing, `code.${method.category}`);
  return html`${isPicture && code !== null ? qrPicture(code, label) : undefined}<dl class="pay-details">${
    isPicture || code === null ? undefined : copied(drawing, label, grouped(code), code, true)
  }${copied(drawing, words(drawing, 'amount_to_pay'), money, amount, false)}</dl>`;
}

/** In test mode, the payment in place of the channel: a button that works without a script. Rule invoices.payer-pays. */
function simulation(drawing: PayerDrawing, { id }: PayerPaymentRequest): Html {
  const { path, language } = drawing;
  return html`<form class="pay-bar" method="post" action="${path}?language=${language}&request=${id}" data-simulate="/api${path}/payment-requests/${id}/simulate"><input type="hidden" name="simulate" value="${id}"><button class="pay-button" type="submit" data-label="${words(drawing, 'simulate')}">${words(drawing, 'simulate')}</button><p class="pay-hint">${words(drawing, 'test_hint')}</p></form>`;
}

/**
 * How to pay by the channel that the payer chose: number, code, QR code or approval, the amount, how long, and the steps.
 * `src/pages/pay` counts the time, copies, and waits for the payment. Rule accept.payment-request-page.
 */
export function payerInstructions(
  drawing: PayerDrawing,
  { view, country, timeZone, now }: PayerPage,
  request: PayerPaymentRequest,
  rejected: Rejected | undefined,
): Html {
  const { path, language, brand } = drawing;
  const { method, expires, id, card } = request;
  const { name, category } = method;
  const business = view.business_name;
  const message =
    rejected && (findWords(brand, language, `pay.error.${rejected.code}`) ?? words(drawing, 'error.unexpected'));
  const steps = STEPS.map((step) => html`<li>${words(drawing, `steps.${category}.${step}`, { name, business })}</li>`);
  const texts = { errors: errorTexts(drawing), paying: words(drawing, 'paying'), left: words(drawing, 'time_left') };
  // Seconds, by the server's clock.
  const left = Math.floor((Date.parse(expires) - now.getTime()) / 1_000);
  const before = formatDateTime(expires, timeZone, language, country);
  const title = card === null ? words(drawing, 'pay_by', { name }) : words(drawing, 'card.title');
  const label = words(drawing, 'pay_amount', { amount: formatMoney(request.amount, request.currency, language) });
  // There is no page of an acquirer, and nothing arrives.
  const isTestCard = view.test_mode && card !== null;
  const state = card === null ? undefined : html` data-card="${cardState(card)}"`;
  return html`<section class="pay-form pay-instructions" data-request="/api${path}/payment-requests/${id}" data-left="${String(left)}"${state}>
<h2>${title}</h2>
<p class="pay-alert" role="alert" id="pay-alert"${message === undefined ? html` hidden` : undefined}>${message}</p>
<p class="pay-alert pay-notice" role="status" id="pay-offline" hidden>${words(drawing, 'offline')}</p>
${details(drawing, request, view.amount !== null)}
${card === null ? undefined : payerCardStep(drawing, { request, card, country, testMode: view.test_mode, label, rejected })}
<p class="pay-until"><span>${words(drawing, 'pay_before', { time: before })}</span><span id="pay-left" role="timer" hidden></span></p>
${
  isTestCard
    ? undefined
    : html`<div><h3>${words(drawing, 'steps')}</h3><ol class="pay-steps">${steps}</ol></div>
<p class="pay-waiting" role="status">${words(drawing, 'waiting')}</p>`
}
${view.test_mode && card === null ? simulation(drawing, request) : undefined}
<p class="pay-links"><a href="${path}?language=${language}&request=${id}">${words(drawing, 'check')}</a><a href="${path}?language=${language}">${words(drawing, 'other_method')}</a></p>
${jsonElement('pay-texts', texts)}
</section>`;
}
