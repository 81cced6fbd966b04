import { channelName } from '#contract/columns/channelName.ts';
import { findWords } from '../../../core/language/fillWords.ts';
import type { ClaimView } from '../../../domains/sending/claims/readClaimPage.ts';
import { formField, isWrong } from '../formField.ts';
import { type Html, html } from '../html.ts';
import { claimWords, type PayerDrawing, type Rejected } from '../PayerDrawing.ts';

/** A field of this form, by its name. */
function field(
  drawing: PayerDrawing,
  name: string,
  rejected: Rejected | undefined,
  draw: (described: Html | undefined) => Html,
): Html {
  const error = isWrong(rejected, name) ? claimWords(drawing, `${name}_error`) : undefined;
  return formField({ id: `claim-${name}`, label: claimWords(drawing, name), error }, draw);
}

function options(drawing: PayerDrawing, label: string, codes: readonly string[], chosen: string | undefined): Html {
  const list = codes.map((code) => {
    const selected = code === chosen ? html` selected` : undefined;
    return html`<option value="${code}"${selected}>${channelName(code) ?? code}</option>`;
  });
  return html`<optgroup label="${claimWords(drawing, label)}">${list}</optgroup>`;
}

/** Why another account is requested: the bank did not confirm the account, or the money did not arrive. */
function notice(drawing: PayerDrawing, view: ClaimView): Html | undefined {
  const { rejectedReason, errorCode, businessName: business } = view;
  const key = rejectedReason === null ? errorCode && `failed.${errorCode}` : `rejected.${rejectedReason}`;
  if (key === null) return undefined;
  return html`<p class="pay-alert pay-notice" role="status">${claimWords(drawing, key, { business })}</p>`;
}

/** The form that names an account. It needs no script. */
export function claimForm(drawing: PayerDrawing, view: ClaimView, rejected: Rejected | undefined): Html {
  const { path, language, brand } = drawing;
  const entered = rejected?.entered ?? {};
  const message =
    rejected && (findWords(brand, language, `claim.error.${rejected.code}`) ?? claimWords(drawing, 'error.unexpected'));
  const bank = field(
    drawing,
    'bank',
    rejected,
    (described) =>
      html`<select id="claim-bank" name="bank" required${described}><option value="">${claimWords(drawing, 'choose')}</option>${options(drawing, 'banks', view.banks, entered.bank)}${options(drawing, 'wallets', view.wallets, entered.bank)}</select>`,
  );
  const number = field(
    drawing,
    'account_number',
    rejected,
    (described) =>
      html`<input id="claim-account_number" name="account_number" type="text" inputmode="numeric" autocomplete="off" maxlength="30" required value="${entered.account_number ?? ''}"${described}>`,
  );
  const holder = field(
    drawing,
    'account_name',
    rejected,
    (described) =>
      html`<input id="claim-account_name" name="account_name" type="text" autocomplete="name" maxlength="100" required value="${entered.account_name ?? ''}"${described}>`,
  );
  const hint = view.testMode ? html`<p class="pay-hint">${claimWords(drawing, 'test_hint')}</p>` : undefined;
  return html`<form class="pay-form" method="post" action="${path}?language=${language}">
<h2>${claimWords(drawing, 'where')}</h2>
${message === undefined ? notice(drawing, view) : html`<p class="pay-alert" role="alert">${message}</p>`}
<input type="hidden" name="checkout" value="${view.checkout ?? ''}">
${bank}
${number}
${holder}
<div class="pay-bar"><button class="pay-button" type="submit">${claimWords(drawing, 'submit')}</button>${hint}</div>
</form>`;
}
