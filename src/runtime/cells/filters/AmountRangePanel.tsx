import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { AMOUNT_CAP } from '#contract/money/amountCap.ts';
import { CURRENCIES, type Currency } from '#contract/money/currencies.ts';
import { parseDecimal } from '#contract/money/decimal.ts';
import { parseAmountInput } from '#contract/money/parseAmountInput.ts';
import { useFormats } from '../../console/useFormats.ts';
import { RangeForm } from './RangeForm.tsx';
import type { Range } from './rangeOf.ts';

interface AmountRangePanelProps {
  /** Decimal strings. */
  readonly range: Range;
  readonly currency: Currency;
  readonly onApply: (range: Range) => void;
}

/** Matches every character that cannot be part of an amount in a currency. */
function notOfAmount(currency: Currency): RegExp {
  const { group, decimal, exponent } = CURRENCIES[currency];
  return new RegExp(`[^\\d${group}${exponent > 0 ? decimal : ''}]`, 'g');
}

/** Inputs for two amounts, with or without the currency's digit grouping. */
export function AmountRangePanel({ range, currency, onApply }: AmountRangePanelProps) {
  const translate = useTranslate();
  const { money } = useFormats();
  const [draft, setDraft] = useState<Range>({ from: show(range.from), to: show(range.to) });
  const [isChecked, setChecked] = useState(false);
  const parsed = { from: parse(draft.from), to: parse(draft.to) };

  function show(decimal: string): string {
    return decimal === '' ? '' : money(decimal, currency, { symbol: false });
  }

  function parse(text: string): string | undefined {
    return text.trim() === '' ? '' : parseAmountInput(text, currency);
  }

  function findError(): string | undefined {
    const { from, to } = parsed;
    if (from === undefined || to === undefined) {
      return translate('list.amount_invalid', { maximum: money(String(AMOUNT_CAP), currency) });
    }
    const isReversed = from !== '' && to !== '' && parseDecimal(from, currency) > parseDecimal(to, currency);
    return isReversed ? translate('list.amount_order') : undefined;
  }

  const error = findError();

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (error === undefined) onApply({ from: parsed.from ?? '', to: parsed.to ?? '' });
  }

  function change({ from, to }: Range): void {
    const strange = notOfAmount(currency);
    setDraft({ from: from.replace(strange, ''), to: to.replace(strange, '') });
  }

  return (
    <RangeForm
      labels={{ from: translate('list.minimum'), to: translate('list.maximum') }}
      error={isChecked ? error : undefined}
      draft={draft}
      input={({ id, value, invalid, describedBy, onChange }) => (
        <input
          id={id}
          type="text"
          inputMode={CURRENCIES[currency].exponent > 0 ? 'decimal' : 'numeric'}
          placeholder={CURRENCIES[currency].symbol}
          autoComplete="off"
          maxLength={20}
          value={value}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      onChange={change}
      onSubmit={submit}
    />
  );
}
