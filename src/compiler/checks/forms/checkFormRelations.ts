import type { FormField, FormFile, FormPart, ResourceFile } from '#contract/generated/config.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { suggest } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { fieldOf, recordOf } from '../reading/recordOf.ts';
import { unsearchable } from '../records/checkRelations.ts';

type RelationFormField = Extract<FormField | FormPart, { type: 'relation' }>;

interface RelationField {
  readonly field: RelationFormField;
  readonly node: NodePath;
}

/** A form field for a record of another resource. */
function relationFields({ value }: Source<FormFile>): RelationField[] {
  const found: RelationField[] = [];
  for (const [index, section] of value.sections.entries()) {
    for (const [position, field] of section.fields.entries()) {
      const node = ['sections', index, 'fields', position];
      if (field.type === 'relation') found.push({ field, node: [...node, 'resource'] });
      for (const [place, part] of ('fields' in field ? field.fields : []).entries()) {
        if (part.type === 'relation') found.push({ field: part, node: [...node, 'fields', place, 'resource'] });
      }
    }
  }
  return found;
}

/** The record that an action writes keeps ids of the records that its form picks from. */
function checkAction(draft: Draft, resource: Source<ResourceFile>, form: string): Problem[] {
  const source = draft.forms.get(form);
  const record = draft.records.get(resource.value.record);
  if (source === undefined || record === undefined) return [];
  const problems: Problem[] = [];
  for (const { field, node } of relationFields(source)) {
    const prefix = fieldOf(record, field.field)?.idPrefix;
    const other = recordOf(draft, field.resource);
    if (prefix === undefined || other === undefined || other.idPrefix === prefix) continue;
    const what = `"${field.field}" of the record "${record.name}" holds ids that begin with ${prefix}_, but those of ${field.resource} begin with ${other.idPrefix}_.`;
    problems.push(problem('relation-record', source.place(node), what, 'Use the resource that shows these records.'));
  }
  return problems;
}

/** What a picked record fills are fields of the form, with what its list shows. */
function checkFills(draft: Draft, source: Source<FormFile>, { field, node }: RelationField): Problem[] {
  const form = source.value.sections.flatMap((section) => section.fields.map((each) => each.field));
  const columns = draft.resources.get(field.resource)?.value.list.columns.map((column) => column.field);
  const at = [...node.slice(0, -1), 'fills'];
  return Object.entries(('fills' in field && field.fills) || {}).flatMap(([filled, from]) => {
    if (!form.includes(filled)) {
      const what = `The form has no field "${filled}".`;
      return [problem('unknown-field', source.keyPlace([...at, filled]), what, suggest(filled, form, 'field'))];
    }
    if (columns === undefined || columns.includes(from)) return [];
    const what = `The list of ${field.resource} has no column "${from}".`;
    return [problem('unknown-column', source.place([...at, filled]), what, suggest(from, columns, 'column'))];
  });
}

/** A form picks records from lists that can be searched, and of the kind whose ids are kept. */
export function checkFormRelations(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const source of draft.forms.values()) {
    for (const relation of relationFields(source)) {
      problems.push(...unsearchable(draft, relation.field.resource, source.place(relation.node)));
      problems.push(...checkFills(draft, source, relation));
    }
  }
  for (const source of draft.resources.values()) {
    const forms = new Set((source.value.actions ?? []).flatMap(({ form }) => form ?? []));
    for (const form of forms) problems.push(...checkAction(draft, source, form));
  }
  return problems;
}
