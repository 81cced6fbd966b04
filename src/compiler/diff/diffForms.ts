import type { Config } from '../config.ts';
import { startOf } from '../report.ts';
import type { FactValues } from '../satisfy/factValues.ts';
import type { Change } from './Change.ts';
import { inWords } from './compareSaid.ts';
import { widens } from './compareValues.ts';
import { FORM_KEYWORD_CLASSES } from './keys/schemaClasses.ts';

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What the keywords of a schema say, by property path. Property names are never taken for keywords. */
function keywords(schema: Node, path: string, found = new Map<string, Node>()): Map<string, Node> {
  found.set(path, schema);
  if (isNode(schema.properties)) {
    for (const [name, property] of Object.entries(schema.properties))
      if (isNode(property)) keywords(property, `${path}.${name}`, found);
  }
  if (isNode(schema.items)) keywords(schema.items, `${path}.items`, found);
  return found;
}

function diffKeywords(before: Node, after: Node, values: FactValues): { what: string; isMore: boolean }[] {
  const found: { what: string; isMore: boolean }[] = [];
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const keyClass = FORM_KEYWORD_CLASSES[key] ?? 'reviewed';
    const [was, is] = [JSON.stringify(before[key]), JSON.stringify(after[key])];
    if (was === is || keyClass === 'parts' || keyClass === 'neutral') continue;
    const what = `${key}: ${inWords(was)} → ${inWords(is)}`;
    found.push({ what, isMore: widens(keyClass, before[key], after[key], values) });
  }
  return found;
}

/** Values that a form accepts and did not accept before, or accepts no longer. New and removed fields show in the form. */
export function diffForms(before: Config, after: Config, values: FactValues): Change[] {
  const changes: Change[] = [];
  for (const [name, form] of after.forms) {
    const old = before.forms.get(name);
    if (old === undefined) continue;
    const was = keywords({ ...old.values }, `forms.${name}.values`);
    for (const [thing, schema] of keywords({ ...form.values }, `forms.${name}.values`)) {
      const place = startOf(`schemas/forms/${name}.schema.json`);
      for (const { what, isMore } of diffKeywords(was.get(thing) ?? schema, schema, values))
        changes.push({ kind: isMore ? 'widened' : 'changed', thing, place, what });
    }
  }
  return changes;
}
