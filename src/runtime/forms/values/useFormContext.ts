import { useEffect, useMemo, useRef } from 'react';
import type { Draft } from '../drafts/Draft.ts';
import type { FormContext } from './FormContext.ts';

/** What the widgets of a form share. It stays the same while its parts do: what is typed does not render every field again. */
export function useFormContext(parts: Omit<FormContext, 'fill'>, draft: Draft): FormContext {
  const { form, address, title, limits, charges, invalidRows, revealed, step } = parts;
  const changing = useRef(draft);
  useEffect(() => {
    changing.current = draft;
  });
  return useMemo(() => {
    const fill: FormContext['fill'] = (values) => {
      const current = changing.current.values;
      changing.current.change({ ...current, ...(typeof values === 'function' ? values(current) : values) });
    };
    return { form, address, title, limits, charges, invalidRows, revealed, fill, step };
  }, [form, address, title, limits, charges, invalidRows, revealed, step]);
}
