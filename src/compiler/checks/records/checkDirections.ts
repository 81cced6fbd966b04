import type { Column, ResourceFile } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { fieldOf, recordOf } from '../reading/recordOf.ts';

type Where = ResourceFile['where'];

/** The field that decides which way an amount goes, where one does and the records go both ways. */
function decidingField(record: RecordSchema, where: Where, amount: string | undefined): string | undefined {
  const direction = amount === undefined ? undefined : fieldOf(record, amount)?.direction;
  if (typeof direction !== 'object') return undefined;
  const listed = where?.[direction.field] ?? fieldOf(record, direction.field)?.values ?? [];
  const leaving = listed.filter((value) => direction.out.includes(String(value))).length;
  return leaving === 0 || leaving === listed.length ? undefined : direction.field;
}

/** The records that a screen shows. */
interface Shown {
  readonly record: RecordSchema;
  readonly where: Where;
}

/** Incoming and outgoing money in one list is distinguished by its sign and by the field that decides it. */
function checkShown(
  source: Source<unknown>,
  path: NodePath,
  { record, where }: Shown,
  amounts: readonly (string | undefined)[],
  shown: readonly (string | undefined)[],
): Problem[] {
  const deciding = new Set(amounts.flatMap((amount) => decidingField(record, where, amount) ?? []));
  return [...deciding]
    .filter((field) => !shown.includes(field))
    .map((field) => {
      const what = `The amounts are incoming or outgoing, but "${field}", which decides the direction, is not shown.`;
      return problem('amount-direction', source.place(path), what, `Add "${field}".`);
    });
}

/** The columns that everybody who sees the list sees at first. */
function shownColumns(columns: readonly Column[]): string[] {
  return columns.filter(({ hidden, guard }) => hidden !== true && guard === undefined).map(({ field }) => field);
}

/** What a resource lists. */
function shownBy(draft: Draft, name: string): Shown | undefined {
  const record = recordOf(draft, name);
  return record && { record, where: draft.resources.get(name)?.value.where };
}

/** Lists, phone cards and list blocks whose amounts go both ways show what kind of movement each record is. */
export function checkDirections(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const [name, source] of draft.resources) {
    const records = shownBy(draft, name);
    if (records === undefined || draft.partial.has(source.file)) continue;
    const { columns, card } = source.value.list;
    const shown = shownColumns(columns);
    problems.push(
      ...checkShown(
        source,
        ['list', 'columns'],
        records,
        columns.map(({ field }) => field),
        shown,
      ),
    );
    if (card === undefined) continue;
    const inCard = [card.title, card.status, ...(card.subtitle ?? [])];
    problems.push(...checkShown(source, ['list', 'card'], records, [card.amount], inCard));
  }
  for (const source of draft.pages.values()) {
    for (const [index, block] of (source.value.blocks ?? []).entries()) {
      const records = block.type === 'list' ? shownBy(draft, block.resource) : undefined;
      if (block.type !== 'list' || records === undefined) continue;
      problems.push(...checkShown(source, ['blocks', index, 'columns'], records, block.columns, block.columns));
    }
  }
  return problems;
}
