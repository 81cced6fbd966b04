import { isChanged, pageTexts, part, send, showAlert, watchConnection } from './send.ts';

/** Texts of the instructions, in the payer's language (src/server/web/payer/payerInstructions.ts). */
interface InstructionTexts {
  readonly errors: Readonly<Record<string, string>>;
  readonly paying: string;
  /** With `%{time}`. */
  readonly left: string;
}

/** How often the page looks for the payment, in milliseconds; not while it is hidden. */
const POLL_INTERVAL_MS = 4_000;

/** The same for a payment by card, whose payer waits at the page. */
const CARD_INTERVAL_MS = 1_500;

const SECOND = 1_000;

/** Seconds as hours, minutes and seconds: 23:59:07. */
function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((value) => String(value).padStart(2, '0')).join(':');
}

/** Copies what a button is for, and says so for a moment. */
function copyOnClick(button: HTMLButtonElement): void {
  const label = button.textContent ?? '';
  button.hidden = false;
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(button.dataset.copy ?? '').then(() => {
      button.textContent = button.dataset.done ?? label;
      setTimeout(() => {
        button.textContent = label;
      }, 2_000);
    });
  });
}

/** Counts down the seconds that were left when the page was written. */
function countDown(given: number, left: string): void {
  const shown = document.getElementById('pay-left');
  if (shown === null) return;
  const begun = performance.now();
  const timer = setInterval(show, SECOND);
  function show(): void {
    const seconds = given - Math.floor((performance.now() - begun) / SECOND);
    if (seconds <= 0) {
      clearInterval(timer);
      if (shown !== null) shown.hidden = true;
      return;
    }
    if (shown === null) return;
    shown.textContent = left.replace('%{time}', clock(seconds));
    shown.hidden = false;
  }
  show();
}

/** What the page reads of a payment request. */
interface RequestState {
  readonly state: string;
  readonly card: { readonly step: string | null; readonly action_url: string | null } | null;
}

/** What of a payment by card the page shows (`cardState` of src/server/web/payer/payerCardStep.ts). */
function cardState({ card }: RequestState): string | undefined {
  return card === null ? undefined : `${card.step} ${card.action_url === null ? '' : 'page'}`.trim();
}

/**
 * Loads the page again once the request is no longer pending: it was paid here, by the channel, or elsewhere; or once the
 * payer of a card does something else. A page of the acquirer that was not there before is opened.
 */
async function poll(url: string, shown: string | undefined): Promise<void> {
  if (!document.hidden && navigator.onLine) {
    const sent = await send<RequestState>(url, {});
    const answer = 'answer' in sent ? sent.answer : undefined;
    const isOver = 'answer' in sent ? sent.answer.state !== 'pending' : isChanged(sent.error);
    const isNext = answer !== undefined && cardState(answer) !== shown;
    const page = isOver || !isNext ? null : (answer?.card?.action_url ?? null);
    if (page !== null) location.assign(page);
    else if (isOver || isNext) location.reload();
    if (isOver || isNext) return;
  }
  setTimeout(() => void poll(url, shown), shown === undefined ? POLL_INTERVAL_MS : CARD_INTERVAL_MS);
}

/** Simulates the payment without loading the page first. */
function simulateOnSubmit(form: HTMLFormElement, texts: InstructionTexts): void {
  const buttons = [...form.querySelectorAll<HTMLButtonElement>('.pay-button')];
  function setPaying(pressed: HTMLElement | null, isPaying: boolean): void {
    for (const button of buttons) {
      button.disabled = isPaying;
      button.textContent = isPaying && button === pressed ? texts.paying : (button.dataset.label ?? '');
    }
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { submitter } = event;
    if (buttons.some(({ disabled }) => disabled)) return;
    showAlert('');
    const { simulate: _id, ...card } = Object.fromEntries(new FormData(form, submitter));
    setPaying(submitter ?? buttons[0] ?? null, true);
    const isCard = Object.keys(card).length > 0;
    const body = isCard && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(card) };
    void send(form.dataset.simulate ?? '', { method: 'POST', ...body }).then((sent) => {
      if ('answer' in sent || isChanged(sent.error)) {
        location.reload();
        return;
      }
      setPaying(null, false);
      showAlert(texts.errors[sent.error.code] ?? texts.errors.unexpected ?? '');
    });
  });
}

/** Adds to the instructions of a payment request: copying, the time left, waiting for the payment, and the simulation. */
export function startInstructions(): void {
  const section = part(document, '.pay-instructions', HTMLElement);
  if (section === undefined) return;
  const { request = '', left = '0' } = section.dataset;
  const texts = pageTexts<InstructionTexts>();
  for (const button of section.querySelectorAll<HTMLButtonElement>('.pay-copy')) copyOnClick(button);
  countDown(Number(left), texts.left);
  watchConnection();
  const form = part(section, '[data-simulate]', HTMLFormElement);
  if (form) simulateOnSubmit(form, texts);
  const { card } = section.dataset;
  setTimeout(() => void poll(request, card), card === undefined ? POLL_INTERVAL_MS : CARD_INTERVAL_MS);
}
