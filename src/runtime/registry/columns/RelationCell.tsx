import { Link } from 'react-router-dom';
import { useConsole } from '../../console/ConsoleContext.ts';
import { recordPath } from '../../views/findScreen.ts';
import type { CellProps } from './CellProps.ts';
import styles from './cells.module.css';
import { EmptyValue } from './EmptyValue.tsx';
import { textOf } from './textOf.ts';

/** Another record by its name, as a link where the person may open it. */
export function RelationCell(props: CellProps) {
  const { column, record } = props;
  const { resources } = useConsole().console;
  const id = textOf(props);
  if (id === undefined) return <EmptyValue />;
  const name = column.text === undefined ? undefined : record[column.text];
  const text = typeof name === 'string' && name !== '' ? name : id;
  const target = column.resource === undefined ? undefined : resources[column.resource];
  const path = target && recordPath(target, id);
  return (
    <span className={styles.text} title={text} data-mono={text === id || undefined}>
      {path === undefined ? text : <Link to={path}>{text}</Link>}
    </span>
  );
}
