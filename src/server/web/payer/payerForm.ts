import type { PayerMethod, PayerView } from '#contract/generated/api.ts';
import { CURRENCIES, isCurrency } from '#contract/money/currencies.ts';
import { formatMoney } from '#contract/money/formatMoney.ts';
import { findWords } from '../../core/language/fillWords.ts';
import { type Html, html, jsonElement } from './html.ts';
import { type PayerDrawing, type Rejected, words } from './PayerDrawing.ts';

/** Error codes with a text of their own; others have that of an unexpected error. */
const ERRORS = [
  'API_VALIDATION_ERROR',
  'DAILY_LIMIT_ERROR',
  'PAYMENT_METHOD_NOT_LIVE_ERROR',
  'TOO_MANY_REQUESTS',
  'WRONG_AMOUNT_ERROR',
  'network',
  'unexpected',
] as const;

/** The texts of errors by their codes. */
export function errorTexts(drawing: PayerDrawing): Record<string, string> {
  const texts = ERRORS.map((code) => [code, words(drawing, `error.${code}`)]);
  const { brand, language } = drawing;
  // With `%{amount}`, which the script fills in.
  const bounds = ['minimum', 'maximum'].map((code) => [code, findWords(brand, language, `pay.error.${code}`)]);
  return Object.fromEntries([...texts, ...bounds]);
}

/** The text of a field's validation error, where the field has one. */
function fieldError(rejected: Rejected | undefined, field: string, text: string): Html | undefined {
  if (!rejected?.errors.some((error) => error.field === field)) return undefined;
  return html`<p class="pay-error" id="pay-${field}-error">${text}</p>`;
}

/** How an amount is written in a currency. */
function amountErrorText(drawing: PayerDrawing, currency: string): string {
  const isWhole = isCurrency(currency) && CURRENCIES[currency].exponent === 0;
  return words(drawing, isWhole ? 'amount_error_whole' : 'amount_error');
}

function amountField(drawing: PayerDrawing, currency: string, rejected: Rejected | undefined): Html {
  const symbol = isCurrency(currency) ? CURRENCIES[currency].symbol : currency;
  const error = fieldError(rejected, 'amount', amountErrorText(drawing, currency));
  const described = error && html` aria-invalid="true" aria-describedby="pay-amount-error"`;
  return html`<div class="pay-field">
<label for="pay-amount">${words(drawing, 'amount')}</label>
<div class="pay-input"><span aria-hidden="true">${symbol}</span><input id="pay-amount" name="amount" type="text" inputmode="decimal" autocomplete="off" maxlength="20" required value="${rejected?.entered.amount ?? ''}"${described}></div>
${error}</div>`;
}

function purposeField(drawing: PayerDrawing, rejected: Rejected | undefined): Html {
  const error = fieldError(rejected, 'purpose', words(drawing, 'purpose_error'));
  const described = error && html` aria-invalid="true" aria-describedby="pay-purpose-error"`;
  return html`<div class="pay-field">
<label for="pay-purpose">${words(drawing, 'purpose')}</label>
<div class="pay-input"><input id="pay-purpose" name="purpose" type="text" autocomplete="off" maxlength="120" required value="${rejected?.entered.purpose ?? ''}"${described}></div>
${error}</div>`;
}

function byCategory(methods: readonly PayerMethod[]): Map<string, PayerMethod[]> {
  const groups = new Map<string, PayerMethod[]>();
  for (const method of methods) groups.set(method.category, [...(groups.get(method.category) ?? []), method]);
  return groups;
}

/** The methods by category; `draw` draws one. */
function methodGroups(
  drawing: PayerDrawing,
  methods: readonly PayerMethod[],
  draw: (method: PayerMethod) => Html,
): Html[] {
  return [...byCategory(methods)].map(([category, group]) => {
    const label = words(drawing, `category.${category}`);
    return html`<div class="pay-group" role="group" aria-label="${label}"><p class="pay-category" aria-hidden="true">${label}</p><div class="pay-methods">${group.map(draw)}</div></div>`;
  });
}

function methodChoice(view: PayerView, chosen: string | undefined): (method: PayerMethod) => Html {
  return ({ code, name }) => {
    const isChosen = code === chosen || view.methods.length === 1;
    const checked = isChosen ? html` checked` : undefined;
    return html`<label class="pay-method"><input type="radio" name="method" value="${code}" required${checked}><span>${name}</span></label>`;
  };
}

function codeText(drawing: PayerDrawing, { code }: Rejected): string {
  return findWords(drawing.brand, drawing.language, `pay.error.${code}`) ?? words(drawing, 'error.unexpected');
}

/** The bound of the chosen channel, where the amount is beyond it. Rule accept.channel-amounts. */
function boundText(drawing: PayerDrawing, { currency }: PayerView, { errors }: Rejected): string | undefined {
  const [error] = errors;
  if (error?.amount === undefined || (error.code !== 'minimum' && error.code !== 'maximum')) return undefined;
  return words(drawing, `error.${error.code}`, { amount: formatMoney(error.amount, currency, drawing.language) });
}

/** Why the payer's card was declined; undefined: it was not. */
function declinedText(drawing: PayerDrawing, declined: string | null | undefined): string | undefined {
  return declined == null ? undefined : words(drawing, `declined.${declined}`);
}

/** What the button says: the amount, where it is known. */
function buttonLabel(drawing: PayerDrawing, { amount, currency }: PayerView): string {
  if (amount === null) return words(drawing, 'pay');
  return words(drawing, 'pay_amount', { amount: formatMoney(amount, currency, drawing.language) });
}

/**
 * The form in which a payer chooses a method. It works without a script; `src/pages/pay` adds to it. `declined`: why a card
 * was declined just before.
 */
export function payerForm(
  drawing: PayerDrawing,
  view: PayerView,
  rejected: Rejected | undefined,
  declined?: string | null,
): Html {
  const label = buttonLabel(drawing, view);
  const { path, language, brand } = drawing;
  const message =
    rejected === undefined
      ? declinedText(drawing, declined)
      : (boundText(drawing, view, rejected) ?? codeText(drawing, rejected));
  const texts = {
    pay: findWords(brand, language, 'pay.pay_amount'),
    paying: words(drawing, 'preparing'),
    errors: errorTexts(drawing),
    amount: amountErrorText(drawing, view.currency),
    method: words(drawing, 'method'),
    purpose: words(drawing, 'purpose_error'),
  };
  const methods = methodGroups(drawing, view.methods, methodChoice(view, rejected?.entered.method));
  return html`<form class="pay-form" method="post" action="${path}?language=${language}" data-api="/api${path}/payment-requests" data-currency="${view.currency}" data-language="${language}">
<p class="pay-alert" role="alert" id="pay-alert"${message === undefined ? html` hidden` : undefined}>${message}</p>
<p class="pay-alert pay-notice" role="status" id="pay-offline" hidden>${words(drawing, 'offline')}</p>
<input type="hidden" name="checkout" value="${view.checkout ?? ''}">
${view.fills.includes('purpose') ? purposeField(drawing, rejected) : undefined}
${view.fills.includes('amount') ? amountField(drawing, view.currency, rejected) : undefined}
<fieldset class="pay-choice"><legend>${words(drawing, 'method')}</legend>${methods}</fieldset>
<div class="pay-bar"><button class="pay-button" type="submit" data-label="${label}">${label}</button></div>
${jsonElement('pay-texts', texts)}
</form>`;
}

/** Where no provider takes payments: the methods of the business, and that this page takes none yet. Rule invoices.payer-live. */
export function liveNotice(drawing: PayerDrawing, view: PayerView): Html {
  const business = view.business_name;
  const list = methodGroups(drawing, view.methods, ({ name }) => html`<span class="pay-method">${name}</span>`);
  return html`<div class="pay-form"><h2>${words(drawing, 'live_title')}</h2><p>${words(drawing, 'live_text', { business })}</p>${list.length === 0 ? undefined : html`<p class="pay-category">${words(drawing, 'live_methods', { business })}</p>`}${list}</div>`;
}
