/** How long a request may take, in milliseconds. A retry is the same request. */
const TIMEOUT = 30_000;

/** Error codes after which the page is not as the server would write it now. */
const CHANGED = new Set([
  'ALREADY_PAID_ERROR',
  'PAYMENT_EXPIRED_ERROR',
  'NOT_PAYABLE_ERROR',
  'CHECKOUT_EXPIRED_ERROR',
  'DATA_NOT_FOUND_ERROR',
]);

/** Why a request did not succeed: the code of the error, and the bound that an amount is beyond. */
export interface SendError {
  readonly code: string;
  /** Decimal string of major units. */
  readonly amount?: string | undefined;
}

interface ErrorBody {
  readonly error_code?: string;
  readonly errors?: readonly { readonly code?: string; readonly amount?: string }[];
}

/** Whether the page must be loaded again after an error. */
export function isChanged({ code }: SendError): boolean {
  return CHANGED.has(code);
}

/** `status`: from 502 on without a code, a gateway has not reached the server, such as during a deploy. */
function errorOf(status: number, body: ErrorBody): SendError {
  const { error_code: code = status >= 502 ? 'network' : 'unexpected', errors: [first] = [] } = body;
  const isBound = first?.code === 'minimum' || first?.code === 'maximum';
  return isBound ? { code: first.code ?? code, amount: first.amount } : { code };
}

/** Sends a request without cookies, and returns its answer or the error; without a connection, the error `network`. */
export async function send<Answer>(url: string, init: RequestInit): Promise<{ answer: Answer } | { error: SendError }> {
  try {
    const response = await fetch(url, { ...init, credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT) });
    const body: unknown = await response.json().catch(() => ({}));
    return response.ok ? { answer: body as Answer } : { error: errorOf(response.status, body as ErrorBody) };
  } catch {
    return { error: { code: 'network' } };
  }
}

/** The first element of a kind below another; undefined without one. */
export function part<T extends Element>(parent: ParentNode, selector: string, kind: new () => T): T | undefined {
  const found = parent.querySelector(selector);
  return found instanceof kind ? found : undefined;
}

/** Shows whether the payer is offline, now and from now on. */
export function watchConnection(): void {
  const notice = document.getElementById('pay-offline');
  if (notice === null) return;
  const show = (): void => {
    notice.hidden = navigator.onLine;
  };
  for (const event of ['online', 'offline']) addEventListener(event, show);
  show();
}

/** Shows an error in the alert of the page. */
export function showAlert(text: string): void {
  const alert = document.getElementById('pay-alert');
  if (alert === null) return;
  alert.textContent = text;
  alert.hidden = text === '';
  if (text !== '') alert.scrollIntoView({ block: 'nearest' });
}

/** Texts that the server wrote into the page, in the payer's language. */
export function pageTexts<Texts>(): Texts {
  return JSON.parse(document.getElementById('pay-texts')?.textContent ?? '{}');
}
