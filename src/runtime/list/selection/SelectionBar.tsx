import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Selection } from '../../actions/send/Selection.ts';
import { useFormats } from '../../console/useFormats.ts';
import { Button } from '../../parts/buttons/Button.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import styles from './SelectionBar.module.css';
import type { ListSelection } from './useSelection.ts';

interface SelectionBarProps {
  readonly list: ListSelection;
  /** The operations on the selected rows. */
  readonly children: (selection: Selection) => ReactNode;
}

/** The number of selected rows, the button that selects all matching ones, and the operations on them. */
export function SelectionBar({ list, children }: SelectionBarProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const { selection, count, more, isAll, isCapped, selectAll, clear } = list;

  function words(key: string, number: number, capped: boolean): string {
    return translate(key, { count: `${formats.number(number)}${capped ? '+' : ''}` });
  }

  const said = isAll ? words('selection.all_count', count, isCapped) : words('selection.count', count, false);
  return (
    <>
      <p role="status" className="unseen">
        {selection && said}
      </p>
      {selection && (
        <section className={styles.bar} aria-label={translate('selection.bar')}>
          <span className={styles.count} aria-hidden="true">
            {said}
          </span>
          {more && (
            <Button kind="plain" onClick={selectAll}>
              {words('selection.all', more.total, more.capped)}
            </Button>
          )}
          <div className={styles.actions}>{children(selection)}</div>
          <Button
            kind="plain"
            shape="icon"
            aria-label={translate('selection.clear')}
            title={translate('selection.clear')}
            onClick={clear}
          >
            <Icon name="close" />
          </Button>
        </section>
      )}
    </>
  );
}
