import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { readNumber } from '#contract/forms/readNumber.ts';
import { InputWidget } from './base/InputWidget.tsx';

/** A number; an invalid one stays as typed, for the validator to report. */
export function NumberWidget(props: WidgetProps) {
  const { value, onChange, schema } = props;
  const [typed, setTyped] = useState<string>();
  const whole = schema.type === 'integer';
  const text = typed !== undefined && readNumber(typed, { whole }) === value ? typed : String(value ?? '');
  return (
    <InputWidget
      widget={props}
      inputProps={{ inputMode: whole ? 'numeric' : 'decimal' }}
      text={text}
      onText={(next) => {
        setTyped(next);
        onChange(readNumber(next, { whole }));
      }}
      onLeave={() => setTyped(undefined)}
    />
  );
}
