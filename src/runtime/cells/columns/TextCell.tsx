import { PersonAvatar } from '../../parts/marks/PersonAvatar.tsx';
import type { CellProps } from './value/CellProps.ts';
import { CopyableText } from './value/CopyableText.tsx';
import styles from './value/cells.module.css';
import { EmptyValue } from './value/EmptyValue.tsx';
import { useText } from './value/useText.ts';

const COLOUR = /^#[0-9a-f]{6}$/i;

/** Plain text, preceded by a person's initials or a colour's swatch if the column declares it. */
export function TextCell(props: CellProps) {
  const text = useText(props);
  if (text === undefined) return <EmptyValue column={props.column} />;
  const words = <CopyableText column={props.column} value={text} />;
  if (props.column.format === 'colour' && COLOUR.test(text)) {
    return (
      <span className={styles.channel}>
        <svg className={styles.swatch} aria-hidden="true">
          <rect width="100%" height="100%" fill={text} />
        </svg>
        {words}
      </span>
    );
  }
  if (!props.column.avatar) return words;
  return (
    <span className={styles.channel}>
      <PersonAvatar name={text} id={String(props.record.id)} />
      {words}
    </span>
  );
}
