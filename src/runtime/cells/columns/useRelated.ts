import { textOf } from '#contract/columns/textOf.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { recordPath } from '../../console/findScreen.ts';
import type { CellProps } from './CellProps.ts';
import { rawOf } from './rawOf.ts';
import { useColumnReader } from './useColumnReader.ts';

/** The record that a field leads to: its name, where that is known, and its address, where the person may open it. */
export interface RelatedName {
  readonly name: string | undefined;
  readonly path: string | undefined;
  /** What its screen is called. */
  readonly kind?: string | undefined;
}

/** What ids are made of. */
const ID_PATTERN = /^[A-Za-z0-9_-]+$/;

/** What a relation shows: the title that came with the record, else the name that the record holds itself. */
export function useRelated(props: CellProps): RelatedName {
  const { column, record } = props;
  const { resources } = useConsole().console;
  const reader = useColumnReader();
  const related = record.related?.[column.field];
  const target = resources[related?.resource ?? column.resource ?? ''];
  if (related !== undefined) {
    const title = target?.detail?.title;
    return {
      name: title && textOf(title, related.record, reader),
      path: target && recordPath(target, related.record),
      kind: target && reader.words(target.label),
    };
  }
  const id = rawOf(props);
  const text = textOf(column, record, reader);
  const isNamed = text !== undefined && text !== id;
  if (column.reverse) return { name: undefined, path: undefined };
  // Without a title no record was found that the person may open, and a link would lead to nothing.
  const opens = isNamed && target !== undefined && id !== undefined && ID_PATTERN.test(id);
  return { name: isNamed ? text : undefined, path: opens ? recordPath(target, { id }) : undefined };
}
