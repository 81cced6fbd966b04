import { useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FormContext } from './FormContext.ts';
import type { FormValues } from './FormValues.ts';

/** What is filled in, and how it changes. */
interface Filled {
  readonly values: FormValues;
  readonly change: (values: FormValues) => void;
}

/** What the widgets of a form share. It stays the same while its parts do: what is typed does not render every field again. */
export function useFormContext(parts: Omit<FormContext, 'fill'>, filled: Filled): FormContext {
  const { form, address, title, limits, charges, invalidRows, revealed, step, typing } = parts;
  const changing = useRef(filled);
  useEffect(() => {
    changing.current = filled;
  });
  return useMemo(() => {
    const fill: FormContext['fill'] = (values) => {
      flushSync(typing.settle);
      const current = changing.current.values;
      changing.current.change({ ...current, ...(typeof values === 'function' ? values(current) : values) });
    };
    return { form, address, title, limits, charges, invalidRows, revealed, fill, step, typing };
  }, [form, address, title, limits, charges, invalidRows, revealed, step, typing]);
}
