import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { InputWidget } from './base/InputWidget.tsx';

function read(text: string): number | string | undefined {
  if (text.trim() === '') return undefined;
  const number = Number(text.replace(',', '.'));
  return Number.isFinite(number) ? number : text;
}

/** A number; an invalid one stays as typed, for the validator to report. */
export function NumberWidget(props: WidgetProps) {
  const { value, onChange } = props;
  const [typed, setTyped] = useState<string>();
  const text = typed !== undefined && read(typed) === value ? typed : String(value ?? '');
  return (
    <InputWidget
      widget={props}
      inputProps={{ inputMode: 'decimal' }}
      text={text}
      onText={(next) => {
        setTyped(next);
        onChange(read(next));
      }}
    />
  );
}
