import type { WidgetProps } from '@rjsf/utils';
import { type InputHTMLAttributes, useState } from 'react';
import { InputWidget } from './InputWidget.tsx';

interface ReadInputProps {
  readonly widget: WidgetProps;
  readonly type?: string;
  readonly inputMode: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** The value of what is typed; text that is not one is returned as it was typed, and '' is no value. */
  readonly read: (text: string) => string;
}

/** A text that is written in several ways and has one value: what is typed is shown until the field is left. */
export function ReadInput({ widget, type = 'text', inputMode, read }: ReadInputProps) {
  const [typed, setTyped] = useState<string>();
  const value = typeof widget.value === 'string' ? widget.value : '';
  return (
    <InputWidget
      widget={widget}
      type={type}
      text={typed !== undefined && read(typed) === value ? typed : value}
      inputProps={{ inputMode }}
      onText={(text) => {
        setTyped(text);
        widget.onChange(read(text) || undefined);
      }}
      onLeave={() => setTyped(undefined)}
    />
  );
}
