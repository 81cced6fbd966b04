import { formatDay } from '#contract/dates/formatDates.ts';
import { formatMoney } from '#contract/money/formatMoney.ts';
import type { ReceiptPage, ReceiptView } from '../../domains/receipts/readReceiptPage.ts';
import { type Html, html } from './html.ts';
import { type PayerDrawing, text } from './PayerDrawing.ts';
import { payerFrame } from './payerFrame.ts';
import { panel, row } from './payerParts.ts';

/** The title of the page, and the heading of a receipt. */
function title(drawing: PayerDrawing, { state, seller: business }: ReceiptView): string {
  if (state === 'valid') return text(drawing, 'receipt.title', { business });
  return `${text(drawing, `receipt.${state}`)} – ${business}`;
}

/** A receipt with all that it says; its page reports when a person sees it. */
function receipt(drawing: PayerDrawing, { view, country }: ReceiptPage): Html {
  const { language, path } = drawing;
  const label = (field: string) => text(drawing, `fields.ereceipt.${field}`);
  const rows = [
    row(label('number'), view.number),
    ...(view.buyer === null ? [] : [row(label('buyer_name'), view.buyer)]),
    row(label('description'), view.description),
    row(label('purchase_date'), formatDay(view.purchased, language, country)),
    row(
      text(drawing, 'fields.common.payment_method'),
      text(drawing, `values.ereceipt.payment_method.${view.paymentMethod}`),
    ),
    ...(view.vat === null ? [] : [row(label('vat_amount'), formatMoney(view.vat, view.currency, language))]),
  ];
  const seller = [view.sellerAddress, view.taxNumber].filter((line) => line !== null && line !== '');
  return html`<article class="pay-panel pay-receipt" data-opened="${path}"><h1>${title(drawing, view)}</h1><p class="pay-amount">${formatMoney(view.amount, view.currency, language)}</p><dl>${rows}</dl>${view.note === null || view.note === '' ? undefined : html`<p class="pay-note">${view.note}</p>`}<footer class="pay-seller"><p><strong>${view.seller}</strong></p>${seller.map((line) => html`<p>${line ?? ''}</p>`)}</footer></article>`;
}

/** The page of a receipt that says nothing of the purchase: not sent yet, or void. */
function statePanel(drawing: PayerDrawing, { state, seller, number }: ReceiptView): Html {
  return panel(state === 'draft' ? 'waiting' : 'inactive', text(drawing, `receipt.${state}`), [
    html`<p>${text(drawing, `receipt.${state}_text`, { business: seller, number })}</p>`,
  ]);
}

/** The page of a receipt's address. Rule receipts.opened. */
export function receiptHtml(drawing: PayerDrawing, page: ReceiptPage): string {
  const { view, look } = page;
  const { state, seller: business, testMode } = view;
  const main = state === 'valid' ? receipt(drawing, page) : statePanel(drawing, view);
  return payerFrame(drawing, { title: title(drawing, view), business, look, testMode, main });
}
