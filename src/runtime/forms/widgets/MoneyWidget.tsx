import InputAdornment from '@mui/material/InputAdornment';
import type { WidgetProps } from '@rjsf/utils';
import { useLayoutEffect, useRef, useState } from 'react';
import { amountText, typedAmount } from '#contract/money/amountText.ts';
import { CURRENCIES } from '#contract/money/currencies.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { InputWidget } from './InputWidget.tsx';

/** Where the caret belongs in a text: behind as many digits, counted from the end, as it had behind it before. */
function caretOf(text: string, digitsBehind: number): number {
  let left = digitsBehind;
  let index = text.length;
  while (left > 0 && index > 0) {
    index -= 1;
    if (/\d/.test(text[index] ?? '')) left -= 1;
  }
  return index;
}

/** An amount in the currency of the business. It is grouped while it is typed, and kept as a decimal string. */
export function MoneyWidget(props: WidgetProps) {
  const { currency } = useConsole().console.business;
  const { value, onChange } = props;
  const [typed, setTyped] = useState('');
  const caret = useRef<{ input: HTMLInputElement | HTMLTextAreaElement; digitsBehind: number }>(undefined);
  const kept = typeof value === 'string' ? value : '';
  const text = amountText(typed.replace(/\.$/, '') === kept ? typed : kept, currency);

  useLayoutEffect(() => {
    const place = caret.current;
    if (place === undefined) return;
    caret.current = undefined;
    const index = caretOf(text, place.digitsBehind);
    place.input.setSelectionRange(index, index);
  }, [text]);

  return (
    <InputWidget
      widget={props}
      text={text}
      inputProps={{ inputMode: CURRENCIES[currency].exponent > 0 ? 'decimal' : 'numeric' }}
      startAdornment={<InputAdornment position="start">{CURRENCIES[currency].symbol}</InputAdornment>}
      onText={(next, input) => {
        const behind = next.slice(input.selectionStart ?? next.length).replaceAll(/\D/g, '').length;
        caret.current = { input, digitsBehind: behind };
        const decimal = typedAmount(next, currency);
        setTyped(decimal);
        onChange(decimal === '' ? undefined : decimal.replace(/\.$/, ''));
      }}
    />
  );
}
