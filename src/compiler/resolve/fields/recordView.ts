import type { ActionDeclaration, Column, ComputedColumn, Tone } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import { readExpression, type TypedExpression } from '../../expression/readExpression.ts';
import { toneRules } from './columnReads.ts';
import { columnFields } from './resolveColumn.ts';

/** How a value is hidden: all but so many characters at its end, or all of a card number but its first six and last four. */
export type MaskRule = 'card' | { readonly keep: number };

/** A value that the server computes for each record. */
export interface ComputedField {
  readonly field: string;
  readonly as: ComputedColumn['as'];
  readonly typed: TypedExpression;
}

/** Tones that the server decides for each record: the first rule that holds. */
export interface ToneField {
  readonly field: string;
  readonly rules: readonly { readonly tone: Tone; readonly when: TypedExpression }[];
}

/** Why an action may not be done to a record: the first rule that holds. One without `when` always does. */
export interface ActionBlocks {
  readonly action: string;
  readonly rules: readonly { readonly when?: TypedExpression; readonly note: string }[];
}

/** What one kind of answer holds of a record: a row of a list, a detail screen, a line of a file. */
export interface RecordView {
  /** Fields of the record that the answer holds, `id` first, each once. */
  readonly fields: readonly string[];
  /** Fields that are read to work something out, and not answered. */
  readonly reads: readonly string[];
  /** By field. The response always masks the field. */
  readonly masks: ReadonlyMap<string, MaskRule>;
  readonly computed: readonly ComputedField[];
  readonly tones: readonly ToneField[];
  readonly blocks: readonly ActionBlocks[];
  /** Whether the record changes by itself soon. */
  readonly inProgress?: TypedExpression;
}

/** What is done to the records of an answer, and how they change. */
export interface RecordConduct {
  /** Actions on one record. */
  readonly actions: readonly ActionDeclaration[];
  /** Those of them that the person's permissions close. */
  readonly refused: readonly ActionDeclaration[];
  /** The resource's `in_progress`. */
  readonly inProgress?: string | undefined;
}

/** The blocks of the actions on one record. One that cannot be read is reported elsewhere. */
export function actionBlocks(actions: readonly ActionDeclaration[], record: RecordSchema): ActionBlocks[] {
  return actions.flatMap(({ id, scope, blocked = [] }) => {
    if (scope !== 'record' || blocked.length === 0) return [];
    const rules = blocked.flatMap(({ when, note }) => {
      const { typed } = readExpression(when, record);
      return typed === undefined ? [] : [{ when: typed, note }];
    });
    return [{ action: id, rules }];
  });
}

/** What is said of actions that the person's permissions close. */
function refusedBlocks(actions: readonly ActionDeclaration[]): ActionBlocks[] {
  return actions.flatMap(({ id, refused }) => (refused ? [{ action: id, rules: [{ note: refused }] }] : []));
}

/** The stricter of two masks. */
function stricter(mask: MaskRule, before: MaskRule | undefined): MaskRule {
  if (before === undefined) return mask;
  const keeps = [mask, before].map((rule) => (rule === 'card' ? 4 : rule.keep));
  return mask === 'card' && before === 'card' ? 'card' : { keep: Math.min(...keeps) };
}

/** How a column hides its value, if it does. */
export function maskOf(column: Column): MaskRule | undefined {
  if (column.type === 'masked-card') return 'card';
  return 'mask' in column ? column.mask : undefined;
}

/** What an answer with these columns holds; `others` are fields that it holds besides. */
export function recordView(
  columns: readonly Column[],
  record: RecordSchema,
  others: readonly string[] = [],
  { actions, refused, inProgress: progress }: RecordConduct = { actions: [], refused: [] },
): RecordView {
  const fields = new Set(['id']);
  const reads = new Set<string>();
  const masks = new Map<string, MaskRule>();
  const computed = new Map<string, ComputedField>();
  const tones = new Map<string, ToneField>();
  for (const column of columns) {
    for (const field of columnFields(column, record)) fields.add(field);
    const mask = maskOf(column);
    if (mask !== undefined) masks.set(column.field, stricter(mask, masks.get(column.field)));
    if (column.type === 'computed') {
      const { typed } = readExpression(column.expression, record);
      if (typed === undefined) continue;
      for (const field of typed.fields) reads.add(field);
      computed.set(column.field, { field: column.field, as: column.as, typed });
    }
    const rules = toneRules(column).flatMap(({ tone, when }) => {
      const { typed } = readExpression(when, record);
      return typed === undefined ? [] : [{ tone, when: typed }];
    });
    if (rules.length === 0) continue;
    for (const { when } of rules) for (const field of when.fields) reads.add(field);
    tones.set(column.field, { field: column.field, rules });
  }
  for (const field of others) fields.add(field);
  const blocks = [...actionBlocks(actions, record), ...refusedBlocks(refused)];
  for (const { rules } of blocks)
    for (const { when } of rules) for (const field of when?.fields ?? []) reads.add(field);
  const inProgress = progress === undefined ? undefined : readExpression(progress, record).typed;
  for (const field of inProgress?.fields ?? []) reads.add(field);
  return {
    fields: [...fields],
    reads: [...reads].filter((field) => !fields.has(field)),
    masks,
    computed: [...computed.values()],
    tones: [...tones.values()],
    blocks,
    ...(inProgress && { inProgress }),
  };
}

/** The names that an answer holds values under, worked out ones included. */
export function answerFields({ fields, computed }: RecordView): string[] {
  return [...fields, ...computed.map(({ field }) => field)];
}
