import { textOf } from '#contract/columns/textOf.ts';
import { useConsole } from '../../../console/ConsoleContext.ts';
import { recordPath } from '../../../console/findScreen.ts';
import type { CellProps } from './CellProps.ts';
import { rawOf } from './rawOf.ts';
import { useColumnReader } from './useColumnReader.ts';

/** A related record: its name, if known, and its address, if the user may open it. */
export interface RelatedName {
  readonly name: string | undefined;
  readonly path: string | undefined;
  /** The title of its screen. */
  readonly kind?: string | undefined;
}

/** The characters that ids consist of. */
const ID_PATTERN = /^[A-Za-z0-9_-]+$/;

/** Returns what a relation shows: the title that came with the record, else the name that the record itself holds. */
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
  // Without a title, the user may open no such record, and a link would lead nowhere.
  const opens = isNamed && target !== undefined && id !== undefined && ID_PATTERN.test(id);
  return { name: isNamed ? text : undefined, path: opens ? recordPath(target, { id }) : undefined };
}
