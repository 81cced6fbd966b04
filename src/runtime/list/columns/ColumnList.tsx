import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ResolvedColumn } from '#contract/generated/api.ts';
import { Button } from '../../parts/buttons/Button.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import styles from './ColumnList.module.css';
import { moveTo } from './columnOrder.ts';
import type { ColumnChoice } from './useColumnChoice.ts';
import { useDragOrder } from './useDragOrder.ts';

interface ColumnListProps {
  readonly label: string;
  readonly columns: readonly ResolvedColumn[];
  readonly choice: ColumnChoice;
}

/** Returns the visible columns in their order, followed by the hidden ones as declared. */
function wholeOrder(columns: readonly ResolvedColumn[], shown: readonly string[]): string[] {
  const fields = columns.map(({ field }) => field);
  return [...shown, ...fields.filter((field) => !shown.includes(field))];
}

/** The visible columns and their order, changed by dragging, or by buttons that move a column up or down. */
export function ColumnList({ label, columns, choice }: ColumnListProps) {
  const translate = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const [ticked, setTicked] = useState(() => choice.shown.map(({ field }) => field));
  const [order, setOrder] = useState(() => wholeOrder(columns, ticked));
  const [said, setSaid] = useState('');
  const focusNext = useRef<string>(undefined);
  const { dragged, begin } = useDragOrder(
    list,
    (field, place) => setOrder((now) => moveTo(now, field, place)),
    (field) => keep(order, ticked, field),
  );

  // A row that has moved loses the focus, and keyboard users could not move it further.
  useEffect(() => {
    const { current: wanted } = focusNext;
    focusNext.current = undefined;
    if (wanted !== undefined && order.length > 0) {
      list.current?.querySelector<HTMLElement>(`[data-move="${wanted}"]`)?.focus();
    }
  }, [order]);

  function nameOf(field: string): string {
    const column = columns.find((candidate) => candidate.field === field);
    return column ? translate(column.label) : field;
  }

  function keep(nextOrder: readonly string[], nextTicked: readonly string[], moved?: string): void {
    setOrder([...nextOrder]);
    setTicked([...nextTicked]);
    choice.choose(nextOrder.filter((field) => nextTicked.includes(field)));
    if (moved === undefined) return;
    const words = { label: nameOf(moved), place: nextOrder.indexOf(moved) + 1, count: nextOrder.length };
    setSaid(translate('list.columns_moved', words));
  }

  function step(field: string, by: 1 | -1): void {
    const place = order.indexOf(field) + by;
    if (place < 0 || place >= order.length) return;
    focusNext.current = `${by} ${field}`;
    keep(moveTo(order, field, place), ticked, field);
  }

  function tick(field: string): void {
    const next = ticked.includes(field) ? ticked.filter((other) => other !== field) : [...ticked, field];
    keep(order, next);
  }

  function reset(): void {
    const usual = columns.filter(({ hidden }) => !hidden).map(({ field }) => field);
    setTicked(usual);
    setOrder(columns.map(({ field }) => field));
    choice.reset();
    // The pressed button is gone; the focus stays in the panel.
    list.current?.querySelector('input')?.focus();
  }

  function mover(field: string, by: 1 | -1, isLast: boolean) {
    const name = translate(by < 0 ? 'list.columns_move_up' : 'list.columns_move_down', { label: nameOf(field) });
    return (
      <Button
        kind="plain"
        shape="icon"
        aria-label={name}
        title={name}
        aria-disabled={isLast}
        data-move={`${by} ${field}`}
        onClick={() => step(field, by)}
      >
        <Icon name={by < 0 ? 'chevron-up' : 'chevron-down'} size={16} />
      </Button>
    );
  }

  return (
    <>
      <ul ref={list} className={styles.list} aria-label={label}>
        {order.map((field, place) => (
          <li key={field} className={styles.item} data-item={field} data-dragged={field === dragged}>
            <span
              className={styles.handle}
              aria-hidden="true"
              title={translate('list.columns_drag', { label: nameOf(field) })}
              onPointerDown={(event) => begin(field, event)}
            >
              <Icon name="drag" size={16} />
            </span>
            <label className={styles.name}>
              <input
                type="checkbox"
                checked={ticked.includes(field)}
                disabled={ticked.length === 1 && ticked[0] === field}
                onChange={() => tick(field)}
              />
              <span>{nameOf(field)}</span>
            </label>
            {mover(field, -1, place === 0)}
            {mover(field, 1, place === order.length - 1)}
          </li>
        ))}
      </ul>
      <p role="status" className="unseen">
        {said}
      </p>
      {!choice.isUsual && (
        <Button kind="plain" onClick={reset}>
          {translate('list.columns_reset')}
        </Button>
      )}
    </>
  );
}
