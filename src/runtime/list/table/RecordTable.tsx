import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { ListMessage } from '../rows/ListMessage.tsx';
import type { ListRowsProps } from '../rows/ListRowsProps.ts';
import { useOpenRow } from '../rows/useOpenRow.ts';
import { useRowKeys } from '../rows/useRowKeys.ts';
import { useShownRows } from '../rows/useShownRows.ts';
import { PageCheckbox } from '../selection/PageCheckbox.tsx';
import { tableLayout } from './columnWidths.ts';
import { HeadCell } from './HeadCell.tsx';
import { linkColumn } from './linkColumn.ts';
import { RecordRow } from './RecordRow.tsx';
import styles from './RecordTable.module.css';
import { SkeletonRows } from './SkeletonRows.tsx';
import { tableStyle } from './tableStyle.ts';
import { useMoreColumns } from './useMoreColumns.ts';

/** Rows of a resource as a table. Its head stays visible, and only the table scrolls sideways. */
export function RecordTable({ label, resource, columns, list, selection }: ListRowsProps) {
  const translate = useTranslate();
  const region = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useRowKeys(region);
  useMoreColumns(frame, region);
  const { rows, error, isStale, searched } = useShownRows(list);
  const open = useOpenRow();
  const link = linkColumn(columns, resource);
  const isEmpty = rows?.length === 0;
  const selectable = selection !== undefined;
  const acts = resource.list.row_actions;
  const labels = acts && resource.actions.filter(({ id }) => acts.includes(id)).map(({ label: key }) => translate(key));
  const { widths, buttons } = tableLayout(columns, labels, { selectable }, translate);
  return (
    <div ref={frame} className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard. */}
      <section ref={region} className={styles.region} tabIndex={0} aria-label={label}>
        <table
          className={styles.table}
          style={tableStyle(widths, selectable)}
          aria-label={label}
          aria-busy={rows === undefined && error === undefined}
        >
          <thead>
            <tr>
              {selection && (
                <th scope="col" className={styles.select}>
                  <PageCheckbox selection={selection} />
                </th>
              )}
              {columns.map((column) => (
                <HeadCell key={column.field} column={column} list={list} />
              ))}
              {acts && (
                <th scope="col">
                  <span className="unseen">{translate('list.row_actions')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody data-stale={isStale}>
            {rows?.map((record) => (
              <RecordRow
                key={record.id}
                record={record}
                resource={resource}
                columns={columns}
                link={link}
                buttons={buttons}
                searched={searched}
                isSelected={selection?.isSelected(record.id) === true}
                onSelect={selection?.toggle}
                onOpen={open}
              />
            ))}
            {rows === undefined && error === undefined && (
              <SkeletonRows columns={columns} count={list.state.perPage} selectable={selectable} />
            )}
          </tbody>
        </table>
        {(error !== undefined || isEmpty) && <ListMessage list={list} resource={resource} />}
      </section>
    </div>
  );
}
