import type { Currency } from '#contract/money/currencies.ts';
import { isCurrency } from '#contract/money/currencies.ts';
import { formatMoney } from '#contract/money/formatMoney.ts';
import { parseAmountInput } from '#contract/money/parseAmountInput.ts';

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

/** Error codes after which the page is not as the server would write it now. */
const CHANGED = new Set([
  'ALREADY_PAID_ERROR',
  'PAYMENT_EXPIRED_ERROR',
  'NOT_PAYABLE_ERROR',
  'CHECKOUT_EXPIRED_ERROR',
  'DATA_NOT_FOUND_ERROR',
  'IDEMPOTENCY_KEY_REUSED_ERROR',
]);

/** How long a payment may take, in milliseconds. A retry is the same payment. */
const TIMEOUT = 30_000;

function part<T extends Element>(parent: ParentNode, selector: string, kind: new () => T): T | undefined {
  const found = parent.querySelector(selector);
  return found instanceof kind ? found : undefined;
}

/** The form of a payer's page, with its state while a payment is under way. */
class PayForm {
  private readonly texts: PayTexts;
  private readonly language: 'en' | 'id';
  private readonly currency: Currency | undefined;

  constructor(
    private readonly form: HTMLFormElement,
    private readonly button: HTMLButtonElement,
    private readonly alert: HTMLElement,
  ) {
    this.texts = JSON.parse(document.getElementById('pay-texts')?.textContent ?? '{}');
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
    for (const event of ['online', 'offline']) addEventListener(event, () => this.showConnection());
    this.showAmount();
    this.showConnection();
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

  private showConnection(): void {
    const notice = document.getElementById('pay-offline');
    if (notice !== null) notice.hidden = navigator.onLine;
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

  private showError(code: string): void {
    this.alert.textContent = this.texts.errors[code] ?? this.texts.errors.unexpected ?? '';
    this.alert.hidden = false;
    this.alert.scrollIntoView({ block: 'nearest' });
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
    this.alert.hidden = true;
    const entered = Object.fromEntries(new FormData(this.form).entries());
    this.setPaying(true);
    const code = await this.send({ ...entered, ...(amount !== undefined && { amount }) });
    if (code === undefined) {
      location.replace(`${location.pathname}?language=${this.language}&payment=${String(entered.checkout)}`);
      return;
    }
    if (CHANGED.has(code)) {
      location.replace(`${location.pathname}?language=${this.language}`);
      return;
    }
    this.setPaying(false);
    this.showError(code);
  }

  /** Sends the payment, and returns the code of its error; undefined when it was made. */
  private async send(body: object): Promise<string | undefined> {
    try {
      const response = await fetch(this.form.dataset.api ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        credentials: 'omit',
        signal: AbortSignal.timeout(TIMEOUT),
      });
      if (response.ok) return undefined;
      const answer: unknown = await response.json().catch(() => undefined);
      const isError = typeof answer === 'object' && answer !== null && 'error_code' in answer;
      return isError ? String(answer.error_code) : 'unexpected';
    } catch {
      return 'network';
    }
  }
}

/**
 * Pays without loading the page again: a lost connection leaves the payer on the page, with what was filled in, and a retry
 * is the same payment. A page without a form needs no script.
 */
export function startPayerPage(): void {
  const form = part(document, '.pay-form[data-api]', HTMLFormElement);
  const button = form && part(form, '.pay-button', HTMLButtonElement);
  const alert = document.getElementById('pay-alert');
  if (form && button && alert) new PayForm(form, button, alert).start();
}
