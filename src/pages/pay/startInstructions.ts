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

/** Loads the page again once the request is no longer pending: it was paid here, by the channel, or elsewhere. */
async function poll(url: string): Promise<void> {
  if (!document.hidden && navigator.onLine) {
    const sent = await send<{ readonly state: string }>(url, {});
    const isOver = 'answer' in sent ? sent.answer.state !== 'pending' : isChanged(sent.error);
    if (isOver) {
      location.reload();
      return;
    }
  }
  setTimeout(() => void poll(url), POLL_INTERVAL_MS);
}

/** Simulates the payment without loading the page first. */
function simulateOnSubmit(form: HTMLFormElement, button: HTMLButtonElement, texts: InstructionTexts): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (button.disabled) return;
    showAlert('');
    button.disabled = true;
    button.textContent = texts.paying;
    void send(form.dataset.simulate ?? '', { method: 'POST' }).then((sent) => {
      if ('answer' in sent || isChanged(sent.error)) {
        location.reload();
        return;
      }
      button.disabled = false;
      button.textContent = button.dataset.label ?? '';
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
  const button = form && part(form, '.pay-button', HTMLButtonElement);
  if (form && button) simulateOnSubmit(form, button, texts);
  setTimeout(() => void poll(request), POLL_INTERVAL_MS);
}
