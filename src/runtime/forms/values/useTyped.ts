import { useState } from 'react';
import type { TypedValue, Typing } from './Typing.ts';

interface Own<Value> {
  readonly value: Value;
  /** The value of the form while this one was typed. */
  readonly over: Value;
  readonly typed: TypedValue;
}

/** The value of a field as it is typed, and how it changes: the form follows when the typing rests. */
export function useTyped<Value>(
  value: Value,
  change: (value: Value) => void,
  typing: Typing,
): readonly [Value, (value: Value) => void] {
  const [own, setOwn] = useState<Own<Value>>();
  const isShown = own !== undefined && (!own.typed.isTaken || Object.is(own.over, value));
  if (own !== undefined && !isShown) setOwn(undefined);
  return [
    isShown ? own.value : value,
    (next) => {
      const typed = typing.type(() => change(next));
      setOwn({ value: next, over: value, typed });
    },
  ];
}
