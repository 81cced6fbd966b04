import type { Column, Guard, ResourceFile } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import { fieldDeclarations, shows } from '../checks/reading/fieldDeclarations.ts';
import type { NodePath } from '../config.ts';
import { besideFields, toneFields, valueFields } from '../resolve/fields/columnReads.ts';
import { type MaskRule, maskOf } from '../resolve/fields/recordView.ts';
import type { PatchContext } from './PatchContext.ts';

/** A field that a column of a pack would reveal, and the key of the column that reveals it. */
interface RevealedField {
  readonly field: string;
  readonly key: string;
}

/** The guard with which the base shows a field; `'open'` where it shows it to everybody, `undefined` where it does not. */
function baseGuard(base: ResourceFile, field: string): Guard | 'open' | undefined {
  const guards: Guard[] = [];
  for (const declaration of fieldDeclarations(base)) {
    if (!shows(declaration, field)) continue;
    const own = declaration.column.guard;
    const chain = own === undefined ? declaration.above : [...declaration.above, own];
    const [first, ...rest] = chain;
    if (first === undefined) return 'open';
    guards.push(rest.length === 0 ? first : { all: [...chain] });
  }
  const [first, ...rest] = guards;
  return first === undefined || rest.length === 0 ? first : { any: guards };
}

/** The fields without those that only give the currency of an amount among them, as every amount does. */
function withoutCurrencies(fields: readonly string[], record: RecordSchema): string[] {
  const currencies = fields.map((field) => record.fields[field]?.currency);
  return fields.filter((field) => !currencies.includes(field));
}

function revealedBy(column: Column, record: RecordSchema): RevealedField[] {
  const beside = { relation: 'text', 'masked-card': 'brand', image: 'alt', steps: 'by' } as const;
  const key = column.type === 'computed' ? 'expression' : Reflect.get(beside, column.type);
  const own = column.type === 'computed' ? [] : [{ field: column.field, key: 'field' }];
  const value = withoutCurrencies(valueFields(column, record), record).map((field) => ({ field, key: String(key) }));
  const tone = withoutCurrencies(toneFields(column, record), record).map((field) => ({ field, key: 'tone' }));
  return [...own, ...value, ...tone];
}

/** Whether a mask leaves no more readable than another. */
function isAsStrict(mask: MaskRule | undefined, than: MaskRule): boolean {
  if (mask === undefined) return false;
  if (than === 'card') return mask === 'card' || mask.keep <= 4;
  return mask !== 'card' && mask.keep <= than.keep;
}

/** Whether the column shows a field that the base masks, and more of it than the base does. */
function unmasks(base: ResourceFile, column: Column, field: string): boolean {
  if (field !== column.field && !besideFields(column).includes(field)) return false;
  const mask = field === column.field ? maskOf(column) : undefined;
  return fieldDeclarations(base).some((declaration) => {
    const rule = declaration.column.field === field ? maskOf(declaration.column) : undefined;
    return rule !== undefined && !isAsStrict(mask, rule);
  });
}

/** Puts a column of a pack behind the guards with which the base shows everything that it would reveal. */
export function behindBaseGuards(
  base: ResourceFile,
  record: RecordSchema,
  column: Column,
  path: NodePath,
  context: PatchContext,
): Column | undefined {
  const guards: Guard[] = [];
  for (const { field, key } of revealedBy(column, record)) {
    const guard = baseGuard(base, field);
    if (guard === undefined) {
      const fix = 'A pack may add a column of a field that the base shows in the list or on the detail screen.';
      context.report('pack-widens', [...path, key], `The base config does not show "${field}" in this resource.`, fix);
      return undefined;
    }
    if (unmasks(base, column, field)) {
      const what = `The base config masks "${field}"; this column would show more of it.`;
      context.report('pack-widens', [...path, key], what, 'Mask it as the base does.');
      return undefined;
    }
    if (guard !== 'open') guards.push(guard);
  }
  if (column.guard !== undefined) guards.push(column.guard);
  const [first, ...rest] = guards;
  if (first === undefined) return column;
  return { ...column, guard: rest.length === 0 ? first : { all: guards } };
}
