import { Link } from 'react-router-dom';
import type { CellProps } from './value/CellProps.ts';
import { CopyableText } from './value/CopyableText.tsx';
import styles from './value/cells.module.css';
import { EmptyValue } from './value/EmptyValue.tsx';
import { rawOf } from './value/rawOf.ts';
import { useRelated } from './value/useRelated.ts';

/** A related record by its name, as a link if the user may open it; else its id, with a copy button. Rule details.kind-of-relation. */
export function RelationCell(props: CellProps) {
  const { column } = props;
  const id = rawOf(props);
  const { name, path, kind } = useRelated(props);
  if (id === undefined) return <EmptyValue column={column} />;
  if (name === undefined && column.reverse) return <EmptyValue column={column} />;
  if (name === undefined)
    return <CopyableText column={{ ...column, mono: true, copy: column.copy ?? true }} value={id} />;
  return (
    <span className={styles.text} title={name}>
      {path === undefined ? name : <Link to={path}>{name}</Link>}
      {column.show_kind && kind && <small className={styles.kind}>{kind}</small>}
    </span>
  );
}
