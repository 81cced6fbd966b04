import { afterPress } from './afterPress.ts';

/** A way to a value in a form: names of fields, and places in lists. */
export type ValuePath = readonly (string | number)[];

/** A typed value on its way to the form. */
export interface TypedValue {
  /** Whether the form has taken it up, or a later one in its place. */
  readonly isTaken: boolean;
}

/**
 * What is typed and not yet taken up by the form: the field shows it by itself, and a key renders nothing else.
 * Rule forms.typing-is-light.
 */
export interface Typing {
  /** Runs a change to a value that its field shows by itself: the form takes it up once the typing rests. */
  readonly type: (change: () => void) => TypedValue;
  /** Receives a change on its way from a field to the form, which `take` hands over. */
  readonly receive: (path: ValuePath, value: unknown, take: () => void) => void;
  /** Hands it over once the press by which a field is left has ended. */
  readonly leave: () => void;
  /** Hands over what was typed to the form. */
  readonly settle: () => void;
}

/** Pause after the last key before the form takes up what was typed, in milliseconds. */
const REST = 300;

/** Makes the typing of one form; `note` keeps a typed value at once, so that nothing is lost if the form is closed. */
export function createTyping(
  note: (path: ValuePath, value: unknown) => void,
  showAtOnce: (hand: () => void) => void,
): Typing {
  let typed: { isTaken: boolean } | undefined;
  let waiting: { readonly at: string; readonly typed: { isTaken: boolean }; readonly take: () => void } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function settle(): void {
    clearTimeout(timer);
    const handed = waiting;
    waiting = undefined;
    if (handed === undefined) return;
    handed.typed.isTaken = true;
    handed.take();
  }

  return {
    type: (change) => {
      const value = { isTaken: false };
      typed = value;
      try {
        change();
      } finally {
        typed = undefined;
      }
      return value;
    },
    receive: (path, value, take) => {
      const at = path.join('.');
      // The form takes up changes in their order.
      if (typed === undefined || waiting?.at !== at) settle();
      if (typed === undefined) {
        take();
        return;
      }
      if (waiting !== undefined) waiting.typed.isTaken = true;
      waiting = { at, typed, take };
      note(path, value);
      clearTimeout(timer);
      timer = setTimeout(() => afterPress(() => showAtOnce(settle)), REST);
    },
    leave: () => afterPress(settle),
    settle,
  };
}
