import { channelName } from '#contract/columns/channelName.ts';
import { formatDateTime } from '#contract/dates/formatDates.ts';
import { formatMoney } from '#contract/money/formatMoney.ts';
import type { ClaimState } from '../../../domains/sending/claims/claimable.ts';
import type { ClaimPage } from '../../../domains/sending/claims/readClaimPage.ts';
import { type Html, html } from '../html.ts';
import { claimWords, type PayerDrawing, type Rejected } from '../PayerDrawing.ts';
import { payerFrame } from '../payerFrame.ts';
import { type PanelIcon, panel, row } from '../payerParts.ts';
import { claimForm } from './claimForm.ts';

/** Seconds after which the page of an account that the bank is checking is loaded again. */
const REFRESH = 5;

const ICONS: Readonly<Record<Exclude<ClaimState, 'open'>, PanelIcon>> = {
  paused: 'waiting',
  checking: 'waiting',
  sending: 'waiting',
  completed: 'paid',
  expired: 'expired',
  voided: 'inactive',
};

/** Who sends how much, what for, and until when it can be claimed. */
function summary(drawing: PayerDrawing, { view, country, timeZone }: ClaimPage): Html {
  const { language } = drawing;
  const { businessName: business, amount, currency, description, reference, expires } = view;
  const rows = [
    ...(description === null ? [] : [row(claimWords(drawing, 'description'), description)]),
    row(claimWords(drawing, 'reference'), reference),
    row(claimWords(drawing, 'expires'), formatDateTime(expires, timeZone, language, country)),
  ];
  return html`<section class="pay-summary"><h1>${claimWords(drawing, 'heading', { business })}</h1><p class="pay-amount">${formatMoney(amount, currency, language)}</p><dl>${rows}</dl></section>`;
}

/** A page of a payout that no account can be named for: what has become of it. */
function statePanel(
  drawing: PayerDrawing,
  { view, country, timeZone }: ClaimPage,
  state: Exclude<ClaimState, 'open'>,
): Html {
  const { language } = drawing;
  const { businessName: business, amount, currency, account, reference, completed, expires } = view;
  const isOver = state === 'expired' || state === 'voided';
  const day = formatDateTime(expires, timeZone, language, country);
  const shown =
    account === undefined || isOver
      ? []
      : [row(claimWords(drawing, 'account'), `${channelName(account.bank) ?? account.bank} •••• ${account.ending}`)];
  const at =
    completed === null
      ? []
      : [row(claimWords(drawing, 'completed'), formatDateTime(completed, timeZone, language, country))];
  return panel(ICONS[state], claimWords(drawing, `state.${state}`), [
    ...(isOver ? [] : [html`<p class="pay-amount">${formatMoney(amount, currency, language)}</p>`]),
    html`<p>${claimWords(drawing, `state.${state}_text`, { business, day })}</p>`,
    html`<dl>${[row(claimWords(drawing, 'from'), business), row(claimWords(drawing, 'reference'), reference), ...shown, ...at]}</dl>`,
    ...(state === 'checking'
      ? [html`<a class="pay-button" href="${drawing.path}?language=${language}">${claimWords(drawing, 'reload')}</a>`]
      : []),
  ]);
}

/** The page of a payout's address. Rule sending.payout-claim-page. */
export function claimHtml(drawing: PayerDrawing, page: ClaimPage, rejected: Rejected | undefined): string {
  const { view, look } = page;
  const { state, businessName: business, testMode } = view;
  const title = state === 'open' ? claimWords(drawing, 'title') : claimWords(drawing, `state.${state}`);
  const main =
    state === 'open'
      ? html`<div class="pay-columns">${summary(drawing, page)}${claimForm(drawing, view, rejected)}</div>`
      : statePanel(drawing, page, state);
  const refresh = state === 'checking' ? REFRESH : undefined;
  return payerFrame(drawing, { title: `${title} – ${business}`, business, look, testMode, main, refresh });
}
