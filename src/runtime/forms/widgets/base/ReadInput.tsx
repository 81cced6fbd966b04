import type { WidgetProps } from '@rjsf/utils';
import { type InputHTMLAttributes, useState } from 'react';
import { InputWidget } from './InputWidget.tsx';

interface ReadInputProps {
  readonly widget: WidgetProps;
  readonly type?: string;
  readonly inputMode: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** The value of what is typed; text that is not one is returned as it was typed, and '' and `undefined` are no value. */
  readonly read: (text: string) => string | number | undefined;
  /** How a value is written. Default: as it is. */
  readonly write?: (value: string) => string;
}

/** A value that is written in several ways: what is typed is shown until the field is left, and then the value. */
export function ReadInput({ widget, type = 'text', inputMode, read, write = String }: ReadInputProps) {
  const [typed, setTyped] = useState<string>();
  const valueFor = (text: string) => {
    const value = read(text);
    return value === '' ? undefined : value;
  };
  return (
    <InputWidget
      widget={widget}
      type={type}
      text={typed !== undefined && valueFor(typed) === widget.value ? typed : write(String(widget.value ?? ''))}
      inputProps={{ inputMode }}
      onText={(text) => {
        setTyped(text);
        widget.onChange(valueFor(text));
      }}
      onLeave={() => setTyped(undefined)}
    />
  );
}
