import { useTranslate } from 'react-admin';
import { tagsOf } from '#contract/columns/tagsOf.ts';
import { Chip } from '../../parts/marks/Chip.tsx';
import type { CellProps } from './value/CellProps.ts';
import styles from './value/cells.module.css';
import { EmptyValue } from './value/EmptyValue.tsx';
import { rawOf } from './value/rawOf.ts';

/** Tags, each as a chip and by its label if it has one; a value that is not a list of tags is shown unchanged. */
export function TagsCell(props: CellProps) {
  const { column, record } = props;
  const translate = useTranslate();
  const value = record[column.field];
  const text = rawOf(props);
  if (text === undefined || (Array.isArray(value) && value.length === 0)) return <EmptyValue column={column} />;
  const tags = tagsOf(value, column);
  if (tags === undefined) return <span className={styles.text}>{text}</span>;
  return (
    <ul className={styles.tags}>
      {[...new Set(tags.words)].map((tag) => {
        const label = column.values?.find((known) => known.value === tag)?.label;
        return (
          <li key={tag}>
            <Chip tone="neutral">{label === undefined ? tag : translate(label)}</Chip>
          </li>
        );
      })}
      {tags.others > 0 && <li>{translate('list.other_tags', { count: tags.others })}</li>}
    </ul>
  );
}
