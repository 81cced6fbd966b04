import type { MouseEvent, ReactNode, Ref } from 'react';
import { flushSync } from 'react-dom';
import styles from '../../parts/fields/forms.module.css';
import type { Typing } from './Typing.ts';

/** What acts when it is clicked, and may use what was typed. */
const ACTING = 'button, a, [role="option"]';

interface TypingAreaProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly typing: Typing;
  readonly isBusy: boolean;
  /** The fields and buttons of a form. */
  readonly children: ReactNode;
}

/**
 * A form hands over what was typed when a field is left, before it is sent, and before a button in it acts. A field that is
 * clicked hands over by itself. Rule forms.typing-is-light.
 */
export function TypingArea({ ref, typing, isBusy, children }: TypingAreaProps) {
  function settleBeforeClick({ target }: MouseEvent): void {
    if (target instanceof Element && target.closest(ACTING) !== null) flushSync(typing.settle);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is left or clicked is the field or button inside
    <div
      ref={ref}
      className={styles.form}
      aria-busy={isBusy}
      onBlur={typing.leave}
      onClickCapture={settleBeforeClick}
      onSubmitCapture={typing.settle}
    >
      {children}
    </div>
  );
}
