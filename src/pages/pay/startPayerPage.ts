import type { Currency } from '#contract/money/currencies.ts';
import { isCurrency } from '#contract/money/currencies.ts';
import { formatMoney } from '#contract/money/formatMoney.ts';
import { parseAmountInput } from '#contract/money/parseAmountInput.ts';
import { reportOpened } from './reportOpened.ts';
import { isChanged, pageTexts, part, type SendError, send, showAlert, watchConnection } from './send.ts';
import { startInstructions } from './startInstructions.ts';

/** Texts of the form, in the payer's language (src/server/web/payer/payerForm.ts). */
interface PayTexts {
  /** With `%{amount}`. */
  readonly pay: string;
  readonly paying: string;
  readonly amount: string;
  readonly method: string;
  readonly purpose: string;
  readonly errors: Readonly<Record<string, string>>;
}

/** The form of a payer's page, with its state while a request is under way. */
class PayForm {
  private readonly texts: PayTexts;
  private readonly language: 'en' | 'id';
  private readonly currency: Currency | undefined;

  constructor(
    private readonly form: HTMLFormElement,
    private readonly button: HTMLButtonElement,
  ) {
    this.texts = pageTexts();
    const { language, currency = '' } = form.dataset;
    this.language = language === 'id' ? 'id' : 'en';
    this.currency = isCurrency(currency) ? currency : undefined;
  }

  start(): void {
    this.form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.pay();
    });
    // The browser's own messages are in its language, which is not always that of the page.
    this.form.addEventListener('invalid', ({ target }) => this.describe(target), true);
    this.form.addEventListener('input', () => this.clearMessages());
    this.amountInput()?.addEventListener('input', () => this.showAmount());
    // A page that the browser kept when the payer left it.
    addEventListener('pageshow', () => this.setPaying(false));
    this.showAmount();
    watchConnection();
  }

  private amountInput(): HTMLInputElement | undefined {
    return part(this.form, '[name=amount]', HTMLInputElement);
  }

  /** The amount that was typed, as a decimal string of major units; undefined where it is not an amount. */
  private typedAmount(): string | undefined {
    const typed = this.amountInput()?.value ?? '';
    const amount = this.currency && parseAmountInput(typed, this.currency);
    return amount !== undefined && /[1-9]/.test(amount) ? amount : undefined;
  }

  private describe(target: EventTarget | null): void {
    if (!(target instanceof HTMLInputElement) || !target.validity.valueMissing) return;
    if (target.type === 'radio') target.setCustomValidity(this.texts.method);
    else target.setCustomValidity(target === this.amountInput() ? this.texts.amount : this.texts.purpose);
  }

  private clearMessages(): void {
    for (const input of this.form.querySelectorAll('input')) input.setCustomValidity('');
  }

  private showAmount(): void {
    if (this.amountInput() === undefined) return;
    const amount = this.typedAmount();
    const label = this.button.dataset.label ?? '';
    this.button.textContent =
      amount === undefined || this.currency === undefined
        ? label
        : this.texts.pay.replace('%{amount}', formatMoney(amount, this.currency, this.language));
  }

  private setPaying(isPaying: boolean): void {
    this.form.ariaBusy = String(isPaying);
    this.button.disabled = isPaying;
    if (isPaying) this.button.textContent = this.texts.paying;
    else {
      this.button.textContent = this.button.dataset.label ?? '';
      this.showAmount();
    }
  }

  private showError({ code, amount }: SendError): void {
    const { errors } = this.texts;
    const text = errors[code] ?? errors.unexpected ?? '';
    const isMoney = amount !== undefined && this.currency !== undefined;
    showAlert(isMoney ? text.replace('%{amount}', formatMoney(amount, this.currency, this.language)) : text);
  }

  private async pay(): Promise<void> {
    if (this.button.disabled) return;
    const input = this.amountInput();
    const amount = this.typedAmount();
    if (input !== undefined && amount === undefined) {
      input.setCustomValidity(this.texts.amount);
      input.reportValidity();
      return;
    }
    showAlert('');
    const entered = Object.fromEntries(new FormData(this.form).entries());
    this.setPaying(true);
    const sent = await send<{ readonly id: string }>(this.form.dataset.api ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...entered, ...(amount !== undefined && { amount }) }),
    });
    if ('answer' in sent) {
      location.assign(`${location.pathname}?language=${this.language}&request=${sent.answer.id}`);
      return;
    }
    if (isChanged(sent.error)) {
      location.replace(`${location.pathname}?language=${this.language}`);
      return;
    }
    this.setPaying(false);
    this.showError(sent.error);
  }
}

/**
 * Chooses a method without loading the page first: a lost connection leaves the payer on the page, with what was filled in,
 * and a retry gets the same payment request. A page without a form needs no script.
 */
export function startPayerPage(): void {
  const form = part(document, '.pay-form[data-api]', HTMLFormElement);
  const button = form && part(form, '.pay-button', HTMLButtonElement);
  if (form && button) new PayForm(form, button).start();
  startInstructions();
  reportOpened();
}
