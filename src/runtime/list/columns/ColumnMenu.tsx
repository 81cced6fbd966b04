import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ResolvedColumn } from '#contract/generated/api.ts';
import { Button } from '../../parts/buttons/Button.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { LoadBoundary } from '../../parts/loading/LoadBoundary.tsx';
import { Panel } from '../../parts/overlays/lazyOverlays.tsx';
import styles from './ColumnMenu.module.css';
import type { ColumnChoice } from './useColumnChoice.ts';

/** The list of columns loads when it is first opened. */
const ColumnList = lazy(async () => ({ default: (await import('./ColumnList.tsx')).ColumnList }));

interface ColumnMenuProps {
  readonly columns: readonly ResolvedColumn[];
  readonly choice: ColumnChoice;
}

/** Chooses the visible columns and their order. The last visible column cannot be hidden. */
export function ColumnMenu({ columns, choice }: ColumnMenuProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const label = translate('list.columns_choose');
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="columns" />
        {translate('list.columns')}
      </Button>
      {anchor && (
        <Suspense>
          <Panel anchor={anchor} align="end" label={label} onClose={() => setAnchor(undefined)}>
            <div className={styles.panel}>
              <LoadBoundary floats>
                <ColumnList label={label} columns={columns} choice={choice} />
              </LoadBoundary>
            </div>
          </Panel>
        </Suspense>
      )}
    </>
  );
}
