import { formatDateTime, formatDay } from '#contract/dates/formatDates.ts';
import type { PayerPaymentRequest, PayerState } from '#contract/generated/api.ts';
import { formatMoney } from '#contract/money/formatMoney.ts';
import type { PayerPage } from '../../domains/payer/readPayerPage.ts';
import { type Html, html } from './html.ts';
import { type PayerDrawing, type PayerOutcome, words } from './PayerDrawing.ts';
import { liveNotice, payerForm } from './payerForm.ts';
import { payerFrame } from './payerFrame.ts';
import { payerInstructions } from './payerInstructions.ts';
import { boughtLine, isOnItsWay, orderItems, orderProgress } from './payerOrder.ts';
import { panel, row } from './payerParts.ts';

/** What is paid for, how much, and until when. */
function summary(drawing: PayerDrawing, { view, country, timeZone }: PayerPage): Html {
  const { language } = drawing;
  const { kind, title, description, reference, amount, currency, last_day: lastDay, expires, order } = view;
  const heading = title ?? words(drawing, kind === 'order' ? 'order.title' : 'invoice', { reference });
  const until =
    lastDay === null
      ? expires && formatDateTime(expires, timeZone, language, country)
      : formatDay(lastDay, language, country);
  const shown =
    amount === null ? undefined : html`<p class="pay-amount">${formatMoney(amount, currency, language)}</p>`;
  const rows = [
    ...(description === null ? [] : [row(words(drawing, 'description'), description)]),
    ...(kind === 'invoice' ? [] : [row(words(drawing, 'reference'), reference)]),
    ...(until === null ? [] : [row(words(drawing, 'last_day'), until)]),
  ];
  const items = order === null ? undefined : orderItems(drawing, view, order);
  return html`<section class="pay-summary"><h1>${heading}</h1>${shown}<dl>${rows}</dl>${items}</section>`;
}

/** What comes after a payment: the store again, the site of the business, or nothing. */
function afterPaid(drawing: PayerDrawing, { order, success_url: url }: PayerPage['view']): Html {
  if (order !== null) return boughtLine(drawing, order);
  if (url === null) return html`<p class="pay-hint">${words(drawing, 'close')}</p>`;
  const { host } = new URL(url);
  return html`<a class="pay-button" href="${url}" rel="noreferrer">${words(drawing, 'continue', { host })}</a>`;
}

/** That it is paid, or how far the order is since. */
function paidTitle(drawing: PayerDrawing, { order }: PayerPage['view']): string {
  return words(drawing, isOnItsWay(order) ? `order.state.${order.status}` : 'state.paid');
}

function paidPanel(drawing: PayerDrawing, page: PayerPage, request: PayerPaymentRequest | undefined): Html {
  const { view, country, timeZone } = page;
  const { language } = drawing;
  const { business_name: business, reference, order } = view;
  const amount = request?.amount ?? view.amount;
  const paid = request?.paid ?? view.paid;
  const rows = [
    row(words(drawing, 'paid_to'), business),
    row(words(drawing, 'reference'), reference),
    ...(paid === null ? [] : [row(words(drawing, 'paid_at'), formatDateTime(paid, timeZone, language, country))]),
  ];
  return panel('paid', paidTitle(drawing, view), [
    ...(amount === null ? [] : [html`<p class="pay-amount">${formatMoney(amount, view.currency, language)}</p>`]),
    html`<dl>${rows}</dl>`,
    ...(order === null ? [] : [orderProgress(drawing, order), orderItems(drawing, view, order)]),
    afterPaid(drawing, view),
    ...(view.state === 'open'
      ? [html`<a href="${drawing.path}?language=${language}">${words(drawing, 'pay_more')}</a>`]
      : []),
  ]);
}

function closedPanel(drawing: PayerDrawing, page: PayerPage, state: Exclude<PayerState, 'open' | 'paid'>): Html {
  const { view, country } = page;
  const { language } = drawing;
  const { business_name: business, last_day: lastDay, reference, title } = view;
  const day = lastDay === null ? '' : formatDay(lastDay, language, country);
  if (view.order !== null)
    return panel(state, words(drawing, 'order.cancelled'), [
      html`<p>${words(drawing, 'order.cancelled_text', { business })}</p>`,
      orderItems(drawing, view, view.order),
      boughtLine(drawing, view.order),
    ]);
  return panel(state, words(drawing, `state.${state}`), [
    html`<p>${words(drawing, `state.${state}_text`, { business, day })}</p>`,
    html`<dl>${[row(words(drawing, 'reference'), reference), ...(title === null ? [] : [row(words(drawing, 'description'), title)])]}</dl>`,
  ]);
}

function titleOf(drawing: PayerDrawing, { view }: PayerPage, isPaid: boolean): string {
  const state = isPaid ? 'paid' : view.state;
  const business = view.order?.store_name ?? view.business_name;
  if (state === 'open') return `${words(drawing, 'title')} – ${business}`;
  if (state === 'paid') return `${paidTitle(drawing, view)} – ${business}`;
  const closed = view.order === null ? `state.${state}` : 'order.cancelled';
  return `${words(drawing, closed)} – ${business}`;
}

/** A request that its payer has paid. */
function paidRequest({ request }: PayerOutcome): PayerPaymentRequest | undefined {
  return request?.state === 'paid' ? request : undefined;
}

function mainOf(drawing: PayerDrawing, page: PayerPage, outcome: PayerOutcome): Html {
  const { view } = page;
  const { request, rejected } = outcome;
  const paid = paidRequest(outcome);
  if (paid !== undefined || view.state === 'paid') return paidPanel(drawing, page, paid);
  if (view.state !== 'open') return closedPanel(drawing, page, view.state);
  if (request?.state === 'pending')
    return html`<div class="pay-columns">${summary(drawing, page)}${payerInstructions(drawing, page, request, rejected)}</div>`;
  const isPayable = view.takes_payments && view.methods.length > 0;
  const form = isPayable ? payerForm(drawing, view, rejected, request?.card?.declined) : liveNotice(drawing, view);
  return html`<div class="pay-columns">${summary(drawing, page)}${form}</div>`;
}

/** The page of a payer's address. Rule invoices.payer-page. */
export function payerHtml(drawing: PayerDrawing, page: PayerPage, outcome: PayerOutcome): string {
  const isPaid = paidRequest(outcome) !== undefined;
  return payerFrame(drawing, {
    title: titleOf(drawing, page, isPaid),
    // Buyers know the store.
    business: page.view.order?.store_name ?? page.view.business_name,
    look: page.look,
    testMode: page.view.test_mode,
    main: mainOf(drawing, page, outcome),
  });
}

/** A page with its form, as payers see it, of a business that tries how it looks. Rule settings.checkout-editor. */
export function previewHtml(drawing: PayerDrawing, page: PayerPage): string {
  const { view, look } = page;
  const main = html`<div class="pay-columns">${summary(drawing, page)}${payerForm(drawing, view, undefined)}</div>`;
  return payerFrame(drawing, {
    title: titleOf(drawing, page, false),
    business: view.business_name,
    look,
    testMode: false,
    main,
  });
}

/** The page of an address that leads nowhere. */
export function unknownHtml(drawing: PayerDrawing): string {
  const main = panel('unknown', words(drawing, 'state.unknown'), [
    html`<p>${words(drawing, 'state.unknown_text')}</p>`,
  ]);
  const title = `${words(drawing, 'state.unknown')} – ${drawing.brand.brand.name}`;
  return payerFrame(drawing, { title, business: undefined, look: undefined, testMode: false, main });
}
