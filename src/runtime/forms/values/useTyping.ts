import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createTyping, type Typing, type ValuePath } from './Typing.ts';

/** The typing of a form that is shown; `note` keeps what was typed. */
export function useTyping(note: (path: ValuePath, value: unknown) => void): Typing {
  const noting = useRef(note);
  useLayoutEffect(() => {
    noting.current = note;
  });
  const [typing] = useState(() => createTyping((path, value) => noting.current(path, value), flushSync));
  useEffect(() => typing.settle, [typing]);
  return typing;
}
