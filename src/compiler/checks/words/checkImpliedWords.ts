import { OTHER_KINDS, recordWord } from '#contract/columns/recordWord.ts';
import type { ResourceFile } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { KEY_LANGUAGE } from '../../languages.ts';
import type { Problem } from '../../problem.ts';
import {
  computedValues,
  explainedValues,
  fieldLabel,
  isExplained,
  itemColumns,
  itemCountries,
  LABELLED,
  labelledValues,
} from '../../resolve/fields/resolveColumn.ts';
import { columnShowing } from '../../resolve/fields/resolveFilter.ts';
import { fieldDeclarations } from '../reading/fieldDeclarations.ts';
import { fieldOf, recordOf } from '../reading/recordOf.ts';
import { rememberedOf } from '../reading/rememberedOf.ts';
import { missingText } from './missingText.ts';

interface ImpliedKey {
  readonly key: string;
  readonly source: Source<unknown>;
  readonly node: NodePath;
}

/** Labels that are not written: those of fields and of their values. */
function findImplied(source: Source<ResourceFile>, record: RecordSchema): readonly ImpliedKey[] {
  const found: ImpliedKey[] = [];
  function add(field: string, node: NodePath, options: { label: boolean; values: boolean; countries: boolean }): void {
    if (fieldOf(record, field) === undefined) return;
    if (options.label) found.push({ key: fieldLabel(record, field), source, node });
    if (options.values) {
      const words = fieldOf(record, field)?.words;
      found.push(...labelledValues(record, field, words).map(({ label }) => ({ key: label, source, node })));
    }
    if (options.countries) {
      const countries = fieldOf(record, field)?.values ?? [];
      found.push(...countries.map((country) => ({ key: `countries.${country}`, source, node })));
    }
  }
  for (const { column, path } of fieldDeclarations(source.value)) {
    // Of a text field, the texts that the server writes itself.
    const isWritten = column.type === 'text' && fieldOf(record, column.field)?.words !== undefined;
    const values = LABELLED.includes(column.type) || isWritten;
    add(column.field, [...path, 'field'], {
      label: column.label === undefined,
      values,
      countries: column.type === 'country',
    });
    if (column.type === 'computed') {
      const node = [...path, 'expression'];
      found.push(...computedValues(column, record).map(({ label }) => ({ key: label, source, node })));
    }
    if (column.type === 'json') {
      const items = itemColumns(column, record);
      found.push(
        ...items.flatMap(({ label, values }, index) => {
          const keys = [label, ...(Array.isArray(values) ? values.map((value) => value.label) : [])];
          return keys.map((key) => ({ key, source, node: [...path, 'items', index, 'field'] }));
        }),
        ...itemCountries(column, record).map((key) => ({ key, source, node: [...path, 'items'] })),
      );
    }
    if (!isExplained(column) || fieldOf(record, column.field) === undefined) continue;
    const node = [...path, 'explained'];
    found.push(...explainedValues(record, column.field).map(({ description }) => ({ key: description, source, node })));
  }
  for (const [index, filter] of (source.value.list.filters ?? []).entries()) {
    const node = ['list', 'filters', index];
    if (filter.type !== 'search') {
      add(filter.field, [...node, 'field'], {
        label: filter.label === undefined,
        values: filter.type === 'select' || filter.type === 'multi-select',
        countries: false,
      });
      continue;
    }
    for (const [position, field] of filter.fields.entries()) {
      const shown = columnShowing(source.value.list.columns, field)?.field ?? field;
      add(shown, [...node, 'fields', position], { label: true, values: false, countries: false });
    }
  }
  const { tabs } = source.value.list;
  if (tabs !== undefined) add(tabs.field, ['list', 'tabs', 'field'], { label: true, values: true, countries: false });
  return found;
}

const impliedBy = rememberedOf(findImplied);

function impliedByResource(draft: Draft, name: string): readonly ImpliedKey[] {
  const source = draft.resources.get(name);
  const record = recordOf(draft, name);
  return source === undefined || record === undefined ? [] : impliedBy(source, record);
}

/** What people call each kind of record, where a column names kinds. */
function recordWords(draft: Draft, name: string): ImpliedKey[] {
  const source = draft.resources.get(name);
  const named = source && fieldDeclarations(source.value).find(({ column }) => column.type === 'record-kind');
  if (source === undefined || named === undefined) return [];
  const node = [...named.path, 'type'];
  return [...OTHER_KINDS, ...draft.records.keys()].map((kind) => ({ key: recordWord(kind), source, node }));
}

/** What an edited record is called, in the title of the form. */
function editedWords(draft: Draft, name: string): ImpliedKey[] {
  const source = draft.resources.get(name);
  const record = recordOf(draft, name);
  const index = source?.value.actions?.findIndex(({ edits }) => edits === true) ?? -1;
  if (source === undefined || record === undefined || index === -1) return [];
  return [{ key: recordWord(record.name), source, node: ['actions', index, 'edits'] }];
}

/**
 * Texts that no file refers to but the product uses exist: labels of fields and values, what values mean, countries,
 * kinds of record, and what an edited record is called.
 */
export function checkImpliedWords(draft: Draft): Problem[] {
  const words = draft.words.get(KEY_LANGUAGE);
  if (words === undefined) return [];
  const problems: Problem[] = [];
  const reported = new Set<string>();
  for (const name of draft.resources.keys()) {
    for (const { key, source, node } of [
      ...impliedByResource(draft, name),
      ...recordWords(draft, name),
      ...editedWords(draft, name),
    ]) {
      if (Object.hasOwn(words.value, key) || reported.has(key)) continue;
      reported.add(key);
      problems.push(missingText(draft, key, source.place(node)));
    }
  }
  return problems;
}
