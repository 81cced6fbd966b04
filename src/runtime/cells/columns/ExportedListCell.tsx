import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { COLUMNS, readExportedList } from '#contract/listState/exportedList.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import type { CellProps } from './value/CellProps.ts';
import styles from './value/cells.module.css';
import { EmptyValue } from './value/EmptyValue.tsx';
import { rawOf } from './value/rawOf.ts';

/** The list that a report contains, as a link if the user may open it, and the columns of the report. */
export function ExportedListCell(props: CellProps) {
  const translate = useTranslate();
  const { resources } = useConsole().console;
  const source = rawOf(props);
  if (source === undefined) return <EmptyValue column={props.column} />;
  const { resource: name, query, isNarrowed } = readExportedList(source);
  const resource = resources[name];
  if (resource === undefined) return <span className={styles.text}>{name}</span>;
  const list = translate(resource.label);
  const words = isNarrowed ? translate('shell.exported_list.narrowed', { list }) : list;
  const columns = query.get(COLUMNS)?.split(',') ?? [];
  const labels = columns.flatMap((field) => {
    const column = resource.list.columns.find((candidate) => candidate.field === field);
    return column === undefined ? [] : [translate(column.label)];
  });
  return (
    <span className={styles.explained}>
      {resource.path === undefined ? words : <Link to={resource.path}>{words}</Link>}
      {labels.length > 0 && <small>{labels.join(' · ')}</small>}
    </span>
  );
}
