import { Link } from 'react-router-dom';
import type { ResolvedResource } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { recordPath } from '../../views/findScreen.ts';
import type { CellProps } from './CellProps.ts';
import styles from './cells.module.css';
import { EmptyValue } from './EmptyValue.tsx';
import { rawOf } from './rawOf.ts';
import { useText } from './useText.ts';

/** What ids are made of. */
const ID_PATTERN = /^[A-Za-z0-9_-]+$/;

/** The route of a record; `undefined` for what is no id. */
function pathOf(resource: ResolvedResource | undefined, id: string): string | undefined {
  return resource !== undefined && ID_PATTERN.test(id) ? recordPath(resource, { id }) : undefined;
}

/** Another record by its name, as a link where the person may open it. */
export function RelationCell(props: CellProps) {
  const { column } = props;
  const { resources } = useConsole().console;
  const id = rawOf(props);
  const text = useText(props);
  if (id === undefined) return <EmptyValue column={column} />;
  const target = column.resource === undefined ? undefined : resources[column.resource];
  const path = pathOf(target, id);
  return (
    <span className={styles.text} title={text} data-mono={text === id || undefined}>
      {path === undefined ? text : <Link to={path}>{text}</Link>}
    </span>
  );
}
