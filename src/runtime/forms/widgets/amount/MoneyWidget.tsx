import InputAdornment from '@mui/material/InputAdornment';
import type { WidgetProps } from '@rjsf/utils';
import { useLayoutEffect, useRef, useState } from 'react';
import { amountText, isAmount, typedAmount } from '#contract/money/amountText.ts';
import { CURRENCIES } from '#contract/money/currencies.ts';
import { useConsole } from '../../../console/ConsoleContext.ts';
import type { FormContext } from '../../values/FormContext.ts';
import { InputWidget } from '../base/InputWidget.tsx';
import { widgetField } from '../base/widgetField.ts';
import { AmountReadings } from './AmountReadings.tsx';
import { FullAmount } from './FullAmount.tsx';

/** Returns the position of the caret in a text: with as many digits after it as before the change. */
function caretOf(text: string, digitsBehind: number): number {
  let left = digitsBehind;
  let index = text.length;
  while (left > 0 && index > 0) {
    index -= 1;
    if (/\d/.test(text[index] ?? '')) left -= 1;
  }
  return index;
}

/**
 * An amount in the currency of the business. It is grouped while it is typed, and kept as a decimal string. An
 * ambiguous text is kept unchanged, which is invalid, until the user chooses a reading.
 */
export function MoneyWidget(props: WidgetProps) {
  const { currency } = useConsole().console.business;
  const { id, name, value, disabled, readonly, registry, onChange } = props;
  const limit = widgetField(props).up_to && (registry.formContext as FormContext).limits[name];
  const [typed, setTyped] = useState('');
  const [isTyping, setIsTyping] = useState(false);
  const caret = useRef<{ input: HTMLInputElement | HTMLTextAreaElement; digitsBehind: number }>(undefined);
  const kept = typeof value === 'string' ? value : '';
  const current = typed.replace(/\.$/, '') === kept ? typed : kept;
  const text = amountText(current, currency);

  useLayoutEffect(() => {
    const place = caret.current;
    if (place === undefined) return;
    caret.current = undefined;
    const index = caretOf(text, place.digitsBehind);
    place.input.setSelectionRange(index, index);
  }, [text]);

  return (
    <>
      <InputWidget
        widget={props}
        text={text}
        inputProps={{ inputMode: CURRENCIES[currency].exponent > 0 ? 'decimal' : 'numeric' }}
        startAdornment={<InputAdornment position="start">{CURRENCIES[currency].symbol}</InputAdornment>}
        onLeave={() => setIsTyping(false)}
        onText={(next, input) => {
          const behind = next.slice(input.selectionStart ?? next.length).replaceAll(/\D/g, '').length;
          const changed = typedAmount(text, next, currency);
          if (isAmount(changed, currency)) caret.current = { input, digitsBehind: behind };
          // Text that grew by more than one character was pasted: its readings are offered at once.
          setIsTyping(next.length - text.length <= 1);
          setTyped(changed);
          onChange(changed === '' ? undefined : isAmount(changed, currency) ? changed.replace(/\.$/, '') : changed);
        }}
      />
      {limit !== undefined && (
        <FullAmount
          limit={limit}
          disabled={disabled === true || readonly === true}
          onChoose={(amount) => {
            setTyped(amount);
            onChange(amount);
          }}
        />
      )}
      {!isTyping && current !== '' && !isAmount(current, currency) && (
        <AmountReadings
          id={`${id}-readings`}
          text={current}
          currency={currency}
          onChoose={(amount) => {
            setTyped(amount);
            onChange(amount);
          }}
        />
      )}
    </>
  );
}
