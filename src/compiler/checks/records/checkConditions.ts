import type {
  Block,
  BreakdownBlock,
  Meaning,
  RecordCondition,
  StatusTabs,
  StepsColumn,
} from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { suggest } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { fieldDeclarations } from '../reading/fieldDeclarations.ts';
import { listedConditions } from '../reading/listedConditions.ts';
import { fieldOf, recordOf } from '../reading/recordOf.ts';

/** A condition names fields that have a list of values, and values that are in it; `nodeOf` is where a field is. */
function checkValues(
  source: Source<unknown>,
  nodeOf: (field: string) => NodePath,
  condition: RecordCondition | undefined,
  record: RecordSchema,
): Problem[] {
  const problems: Problem[] = [];
  for (const [name, values] of Object.entries(condition ?? {})) {
    const field = fieldOf(record, name);
    if (field === undefined) {
      const fix = suggest(name, Object.keys(record.fields), 'field');
      problems.push(
        problem(
          'unknown-field',
          source.keyPlace(nodeOf(name)),
          `The record "${record.name}" has no field "${name}".`,
          fix,
        ),
      );
      continue;
    }
    if (field.kind !== 'enum') {
      const what = `"${name}" has no fixed set of values.`;
      problems.push(
        problem('field-kind', source.keyPlace(nodeOf(name)), what, 'Use a field whose schema has an enum.'),
      );
      continue;
    }
    for (const [index, value] of values.entries()) {
      if (field.values.includes(value)) continue;
      const what = `"${name}" of the record "${record.name}" is never "${value}".`;
      problems.push(
        problem(
          'unknown-condition-value',
          source.place([...nodeOf(name), index]),
          what,
          suggest(value, field.values, 'value'),
        ),
      );
    }
  }
  return problems;
}

/** The records of an item hold what it requires of them. */
/** As `checkValues`, of a condition at a node. */
export function checkCondition(
  source: Source<unknown>,
  node: NodePath,
  condition: RecordCondition | undefined,
  record: RecordSchema,
): Problem[] {
  return checkValues(source, (field) => [...node, field], condition, record);
}

/** Conditions by which a block counts records, or leads to them. */
function checkListed(draft: Draft, source: Source<unknown>, node: NodePath, block: Block): Problem[] {
  return listedConditions(block, node).flatMap(({ resource, where, nodeOf }) => {
    const record = recordOf(draft, resource);
    return record === undefined ? [] : checkValues(source, nodeOf, where, record);
  });
}

/** What succeeded and what failed are statuses of the record. */
function checkStatuses(
  source: Source<unknown>,
  node: NodePath,
  block: BreakdownBlock,
  record: RecordSchema,
): Problem[] {
  const status = fieldOf(record, 'status');
  return (['succeeded', 'failed'] as const).flatMap((key) =>
    [...block[key].entries()].flatMap(([index, value]) => {
      if (status?.values.includes(value)) return [];
      const what = `"status" of the record "${record.name}" is never "${value}".`;
      const place = source.place([...node, key, index]);
      return [problem('unknown-condition-value', place, what, suggest(value, status?.values ?? [], 'value'))];
    }),
  );
}

/** Each tab is a value that the field can hold. A missing or wrong field is reported elsewhere. */
function checkTabs(source: Source<unknown>, { field: name, values }: StatusTabs, record: RecordSchema): Problem[] {
  const field = fieldOf(record, name);
  if (field?.kind !== 'enum') return [];
  const strange = [...values.entries()].filter(([, value]) => !field.values.includes(value));
  return strange.map(([index, value]) => {
    const what = `"${name}" of the record "${record.name}" is never "${value}".`;
    const place = source.place(['list', 'tabs', 'values', index]);
    return problem('unknown-condition-value', place, what, suggest(value, field.values, 'value'));
  });
}

/** Steps are values of their field, and the kinds that have them values of theirs. */
function checkSteps(source: Source<unknown>, path: NodePath, column: StepsColumn, record: RecordSchema): Problem[] {
  const problems: Problem[] = [];
  function expect(node: NodePath, name: string, value: string, isKey = false): void {
    const field = fieldOf(record, name);
    if (field?.kind !== 'enum' || field.values.includes(value)) return;
    const what = `"${name}" of the record "${record.name}" is never "${value}".`;
    const place = isKey ? source.keyPlace(node) : source.place(node);
    problems.push(problem('unknown-condition-value', place, what, suggest(value, field.values, 'value')));
  }
  for (const [kind, steps] of Object.entries(column.steps)) {
    expect([...path, 'steps', kind], column.by, kind, true);
    for (const [index, step] of steps.entries()) expect([...path, 'steps', kind, index], column.field, step);
  }
  for (const [index, step] of (column.others ?? []).entries()) expect([...path, 'others', index], column.field, step);
  return problems;
}

/** What a text means is said of values that the field which decides can hold. */
function checkMeaning(
  source: Source<unknown>,
  path: NodePath,
  { by, ...kinds }: Meaning,
  record: RecordSchema,
): Problem[] {
  const field = fieldOf(record, by);
  if (field?.kind !== 'enum') return [];
  return Object.entries(kinds).flatMap(([kind, values]) =>
    [...values.entries()]
      .filter(([, value]) => !field.values.includes(value))
      .map(([index, value]) => {
        const what = `"${by}" of the record "${record.name}" is never "${value}".`;
        const place = source.place([...path, 'means', kind, index]);
        return problem('unknown-condition-value', place, what, suggest(value, field.values, 'value'));
      }),
  );
}

/** `where`, `when`, `tabs` and `tones` name fields that have a list of values, and values that are in it. */
export function checkConditions(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const [name, source] of draft.resources) {
    const record = recordOf(draft, name);
    if (record === undefined) continue;
    problems.push(...checkCondition(source, ['where'], source.value.where, record));
    for (const [index, action] of (source.value.actions ?? []).entries()) {
      problems.push(...checkCondition(source, ['actions', index, 'when'], action.when, record));
    }
    const { tabs, segments } = source.value.list;
    for (const [index, segment] of (segments ?? []).entries()) {
      problems.push(...checkCondition(source, ['list', 'segments', index, 'where'], segment.where, record));
    }
    if (tabs !== undefined) problems.push(...checkTabs(source, tabs, record));
    for (const { column, path } of fieldDeclarations(source.value)) {
      const field = fieldOf(record, column.field);
      if (column.type === 'steps') problems.push(...checkSteps(source, path, column, record));
      if (column.type === 'text' && column.means !== undefined)
        problems.push(...checkMeaning(source, path, column.means, record));
      if (column.type !== 'status' || field?.kind !== 'enum') continue;
      for (const value of Object.keys(column.tones ?? {})) {
        if (field.values.includes(value)) continue;
        const what = `"${column.field}" of the record "${record.name}" is never "${value}".`;
        const place = source.keyPlace([...path, 'tones', value]);
        problems.push(problem('unknown-condition-value', place, what, suggest(value, field.values, 'value')));
      }
    }
  }
  for (const source of draft.pages.values()) {
    for (const [index, block] of (source.value.blocks ?? []).entries()) {
      const node = ['blocks', index];
      const record = 'where' in block ? recordOf(draft, block.resource) : undefined;
      if (record && 'where' in block) problems.push(...checkCondition(source, [...node, 'where'], block.where, record));
      if (block.type === 'balance' || block.type === 'to-do') problems.push(...checkListed(draft, source, node, block));
      if (record && block.type === 'breakdown') problems.push(...checkStatuses(source, node, block, record));
    }
  }
  return problems;
}
