import { PersonAvatar } from '../../parts/marks/PersonAvatar.tsx';
import type { CellProps } from './value/CellProps.ts';
import { CopyableText } from './value/CopyableText.tsx';
import styles from './value/cells.module.css';
import { EmptyValue } from './value/EmptyValue.tsx';
import { useText } from './value/useText.ts';

/** Plain text, preceded by a person's initials if the column declares it. */
export function TextCell(props: CellProps) {
  const text = useText(props);
  if (text === undefined) return <EmptyValue column={props.column} />;
  const words = <CopyableText column={props.column} value={text} />;
  if (!props.column.avatar) return words;
  return (
    <span className={styles.channel}>
      <PersonAvatar name={text} id={String(props.record.id)} />
      {words}
    </span>
  );
}
