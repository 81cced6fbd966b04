import { type RefObject, useEffect, useRef } from 'react';

/** How a step begins. */
export interface StepStart {
  /** The heading of the step, which takes the focus. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** The next step is opened for one of its fields: it keeps its errors, and the field takes the focus. */
  readonly lead: () => void;
}

/** Moves the focus to the heading of a step that opens, and calls `onStart`. */
export function useStepStart(step: string | undefined, onStart: () => void): StepStart {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const isLed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (!isLed.current) {
      onStart();
      heading.current?.focus();
      heading.current?.scrollIntoView({ block: 'nearest' });
    }
    isLed.current = false;
  }, [step]);
  return {
    heading,
    lead: () => {
      isLed.current = true;
    },
  };
}
