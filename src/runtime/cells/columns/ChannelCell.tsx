import { channelName } from '#contract/columns/channelName.ts';
import { Chip } from '../../parts/marks/Chip.tsx';
import type { CellProps } from './value/CellProps.ts';
import styles from './value/cells.module.css';
import { EmptyValue } from './value/EmptyValue.tsx';
import { rawOf } from './value/rawOf.ts';
import { useText } from './value/useText.ts';

/** Returns the letters of the mark: the initials of the name's two words, else its first two letters. */
function letters(name: string): string {
  const [first = '', second] = name.split(/[\s-]+/);
  return second === undefined ? first.slice(0, 2) : first.slice(0, 1) + second.slice(0, 1);
}

/** A bank or another channel: its name with a small mark. An unknown code is shown unchanged. */
export function ChannelCell(props: CellProps) {
  const { column } = props;
  const code = rawOf(props);
  const name = useText(props);
  if (code === undefined || name === undefined) return <EmptyValue column={column} />;
  const isKnown = column.values?.some(({ value }) => value === code) === true || channelName(code) !== undefined;
  if (!isKnown) return <Chip tone="neutral">{code}</Chip>;
  return (
    <span className={styles.channel}>
      <span className={styles.mark} aria-hidden="true">
        {letters(name)}
      </span>
      <span className={styles.text}>{name}</span>
    </span>
  );
}
