import type { PayerCard, PayerPaymentRequest } from '#contract/generated/api.ts';
import type { Country } from '#contract/generated/config.ts';
import { payerTestCards } from '../../domains/cards/acquirer/arrivingTestCard.ts';
import { type Html, html } from './html.ts';
import { type PayerDrawing, type Rejected, text, words } from './PayerDrawing.ts';

/** A form in place of the acquirer's page, in test mode; it works without a script. */
function simulated(drawing: PayerDrawing, { id }: PayerPaymentRequest, fields: Html): Html {
  const { path, language } = drawing;
  const simulate = `/api${path}/payment-requests/${id}/simulate`;
  return html`<form class="pay-bar" method="post" action="${path}?language=${language}&request=${id}" data-simulate="${simulate}"><input type="hidden" name="simulate" value="${id}">${fields}<p class="pay-hint">${words(drawing, 'test_hint')}</p></form>`;
}

/** The test cards: their names say what happens. No card number is typed. Rule cards.test-cards. */
function testCards(drawing: PayerDrawing, country: Country, label: string, rejected: Rejected | undefined): Html {
  const options = payerTestCards(country).map((name) => {
    const selected = rejected?.entered.test_card === name ? html` selected` : undefined;
    const outcome = text(drawing, `forms.simulated_card_payment.test_card.${name}`);
    return html`<option value="${name}"${selected}>${outcome}</option>`;
  });
  return html`<div class="pay-field"><label for="pay-test-card">${words(drawing, 'card.test_card')}</label><div class="pay-input"><select id="pay-test-card" name="test_card" required>${options}</select></div></div><button class="pay-button" type="submit" data-label="${label}">${label}</button>`;
}

/** The challenge of a test card's bank. Rule cards.challenge. */
function challenge(drawing: PayerDrawing): Html {
  const answers = (['pass', 'fail'] as const).map((answer) => {
    const label = words(drawing, `card.${answer}`);
    const kind = answer === 'pass' ? 'pay-button' : 'pay-button pay-button-plain';
    return html`<button class="${kind}" type="submit" name="answer" value="${answer}" data-label="${label}">${label}</button>`;
  });
  return html`<p>${words(drawing, 'card.challenge')}</p>${answers}`;
}

/** A link to the acquirer's page, or that it is being opened. Rule cards.entered-at-the-acquirer. */
function link(drawing: PayerDrawing, { step, action_url: url }: PayerCard): Html {
  if (url === null) return html`<p class="pay-waiting" role="status">${words(drawing, 'card.opening')}</p>`;
  const label = words(drawing, step === 'answer' ? 'card.confirm' : 'card.open');
  return html`<div class="pay-bar"><a class="pay-button" href="${url}" rel="noreferrer">${label}</a><p class="pay-hint">${words(drawing, 'card.hint', { host: new URL(url).host })}</p></div>`;
}

/** What a payment by card is drawn with. */
export interface CardStep {
  readonly request: PayerPaymentRequest;
  readonly card: PayerCard;
  readonly country: Country;
  readonly testMode: boolean;
  /** What the button that pays says. */
  readonly label: string;
  readonly rejected: Rejected | undefined;
}

/** What the payer of a payment by card does next. Rule cards.paid-on-the-page. */
export function payerCardStep(drawing: PayerDrawing, { request, card, ...step }: CardStep): Html {
  if (card.step === 'wait') return html`<p class="pay-waiting" role="status">${words(drawing, 'card.wait')}</p>`;
  if (!step.testMode) return link(drawing, card);
  const fields =
    card.step === 'answer' ? challenge(drawing) : testCards(drawing, step.country, step.label, step.rejected);
  return simulated(drawing, request, fields);
}

/** What the script compares to find that the page is no longer as it would be drawn. */
export function cardState({ step, action_url: url }: PayerCard): string {
  return `${step} ${url === null ? '' : 'page'}`.trim();
}
