import type { ActionDeclaration, FormField } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { readExpression } from '../../expression/readExpression.ts';
import { KEY_LANGUAGE } from '../../languages.ts';
import { suggest } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { recordOf } from '../reading/recordOf.ts';
import { type FormPair, formPairs } from './formParts.ts';

type Limit = NonNullable<Extract<FormField, { type: 'money' }>['up_to']>;

interface PlacedLimit {
  readonly source: FormPair['source'];
  readonly node: readonly (string | number)[];
  readonly limit: Limit;
}

function limitsOf({ source }: FormPair): PlacedLimit[] {
  return source.value.sections.flatMap(({ fields }, section) =>
    fields.flatMap((field, index) => {
      const node = ['sections', section, 'fields', index, 'up_to'];
      return field.type === 'money' && field.up_to !== undefined ? [{ source, node, limit: field.up_to }] : [];
    }),
  );
}

function checkOver({ source, node, limit }: PlacedLimit, record: RecordSchema): Problem[] {
  const path = [...node, 'expression'];
  const { typed, error } = readExpression(limit.expression, record);
  if (error !== undefined)
    return [problem('expression', source.textPlace(path, error.span.start), error.what, error.fix)];
  if (typed.type.kind === 'money') return [];
  const what = `This is not an amount of the record "${record.name}".`;
  return [problem('expression-type', source.textPlace(path, 0), what, 'Calculate an amount.')];
}

function checkUse(
  draft: Draft,
  resource: string,
  source: Source<unknown>,
  [index, action]: [number, ActionDeclaration],
  limits: readonly PlacedLimit[],
): Problem[] {
  if (action.scope !== 'record') {
    const what = `The form "${action.form}" has an amount that depends on a record, but this action has no record.`;
    return [problem('form-rule', source.place(['actions', index, 'form']), what, 'Use another form.')];
  }
  const record = recordOf(draft, resource);
  return record === undefined ? [] : limits.flatMap((limit) => checkOver(limit, record));
}

function checkWords(draft: Draft, { source, node, limit }: PlacedLimit): Problem[] {
  const words = draft.words.get(KEY_LANGUAGE);
  const key = `form_errors.${limit.code}`;
  if (words === undefined || Object.hasOwn(words.value, key)) return [];
  const what = `There is no text with the key "${key}".`;
  return [
    problem('unknown-locale-key', source.place([...node, 'code']), what, `Add "${key}" to every file of locales/.`),
  ];
}

/** A total adds up an amount of each in the list. */
function checkTotals({ source }: FormPair): Problem[] {
  return source.value.sections.flatMap(({ fields }, section) =>
    fields.flatMap((field, index): Problem[] => {
      if (field.type !== 'list' || field.total === undefined) return [];
      const parts = field.fields.filter(({ type }) => type === 'money').map((part) => part.field);
      if (parts.includes(field.total)) return [];
      const place = source.place(['sections', section, 'fields', index, 'total']);
      const what = `This list has no money field "${field.total}".`;
      return [problem('unknown-field', place, what, suggest(field.total, parts, 'field'))];
    }),
  );
}

/** The largest amount of a field (`up_to`) can be calculated from the record of each action with the form, and has words; totals are of amounts. */
export function checkFormLimits(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const pair of formPairs(draft)) {
    problems.push(...checkTotals(pair));
    const limits = limitsOf(pair);
    if (limits.length === 0) continue;
    problems.push(...limits.flatMap((limit) => checkWords(draft, limit)));
    for (const [name, source] of draft.resources) {
      for (const entry of (source.value.actions ?? []).entries()) {
        if (entry[1].form === pair.name) problems.push(...checkUse(draft, name, source, entry, limits));
      }
    }
  }
  return problems;
}
