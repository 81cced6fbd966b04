/** How long a touch may take to become a click, in milliseconds. */
const TAP = 350;

/** What waits for the end of the press that is under way; `undefined` without a press. */
let waiting: (() => void)[] | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function press(): void {
  clearTimeout(timer);
  waiting ??= [];
}

function end(): void {
  clearTimeout(timer);
  const ended = waiting ?? [];
  waiting = undefined;
  for (const run of ended) run();
}

/** The click of a mouse follows its release at once; that of a touch follows after the focus has moved. */
function release({ pointerType }: PointerEvent): void {
  clearTimeout(timer);
  timer = setTimeout(end, pointerType === 'mouse' ? 0 : TAP);
}

function listen(): void {
  addEventListener('pointerdown', press, { capture: true });
  addEventListener('pointerup', release, { capture: true });
  addEventListener('pointercancel', end, { capture: true });
  // After what the click does.
  addEventListener('click', () => waiting && setTimeout(end), { capture: true });
}

if (typeof window !== 'undefined') listen();

/**
 * Runs now, or after the press that is under way and its click: what runs may move a button that is being pressed, whose
 * click would then be lost.
 */
export function afterPress(run: () => void): void {
  if (waiting === undefined) run();
  else waiting.push(run);
}
