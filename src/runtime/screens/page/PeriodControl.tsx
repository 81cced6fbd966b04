import { startTransition, useId, useOptimistic } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Period } from '#contract/generated/api.ts';
import { type BlockPeriod, chosenPeriod, PERIOD_PARAM } from '#contract/listState/chosenPeriod.ts';
import { PERIODS } from '../../cells/periods.ts';
import styles from './PeriodControl.module.css';

/** The choice of the period of a page's figures. It is in the address, so that it stays and can be shared. Rule home.periods. */
export function PeriodControl({ block }: { readonly block: BlockPeriod }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const name = useId();
  // The router shows another address in a transition; the choice is shown at once.
  const [chosen, showChosen] = useOptimistic(chosenPeriod(block, search));

  function choose(period: Period): void {
    const query = new URLSearchParams(search);
    query.set(PERIOD_PARAM, period);
    startTransition(() => {
      showChosen(period);
      void navigate({ search: `?${query}`, hash });
    });
  }

  return (
    <fieldset className={styles.control} data-print="never">
      <legend>{translate('page.period')}</legend>
      {block.periods?.map((period) => (
        <label key={period}>
          <input type="radio" name={name} checked={period === chosen} onChange={() => choose(period)} />
          {translate(PERIODS[period].name)}
        </label>
      ))}
    </fieldset>
  );
}
