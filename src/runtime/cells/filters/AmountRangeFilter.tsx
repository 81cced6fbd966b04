import { useTranslate } from 'react-admin';
import type { ResolvedAmountRangeFilter } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { useFormats } from '../../console/useFormats.ts';
import { AmountRangePanel } from './AmountRangePanel.tsx';
import { FilterHelp } from './FilterHelp.tsx';
import { FilterPill } from './FilterPill.tsx';
import type { FilterProps } from './FilterProps.ts';
import { type Range, rangeKeys, rangeOf } from './rangeOf.ts';

/** A range of amounts, both ends inclusive, in the business's currency. */
export function AmountRangeFilter({ filter, value, onChange }: FilterProps<ResolvedAmountRangeFilter>) {
  const translate = useTranslate();
  const { currency } = useConsole().console.business;
  const { money } = useFormats();
  const range = rangeOf(value, filter.field);

  function summarise({ from, to }: Range): string | undefined {
    if (from === '' && to === '') return undefined;
    if (to === '') return translate('list.range_at_least', { from: money(from, currency) });
    if (from === '') return translate('list.range_at_most', { to: money(to, currency) });
    return translate('list.date_range', { from: money(from, currency), to: money(to, currency) });
  }

  return (
    <FilterPill
      label={translate(filter.label)}
      summary={summarise(range)}
      onClear={() => onChange(rangeKeys(filter.field, { from: '', to: '' }))}
    >
      {(close) => (
        <>
          <FilterHelp filter={filter} />
          <AmountRangePanel
            range={range}
            currency={currency}
            onApply={(next) => {
              onChange(rangeKeys(filter.field, next));
              close();
            }}
          />
        </>
      )}
    </FilterPill>
  );
}
