import type {
  Filter,
  Guard,
  MultiSelectFilter,
  OfferedOptions,
  RecordCondition,
  SelectFilter,
} from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { NodePath } from '../../config.ts';

/** A filter that offers values of a field. */
export type ChoiceFilter = SelectFilter | MultiSelectFilter;

/** Values that a filter offers to everyone who matches one guard. */
export interface OfferedTo {
  readonly values: readonly string[];
  /** Without one they are offered to everybody who has the filter. */
  readonly guard?: Guard | undefined;
  /** Where they are declared, from the filter. */
  readonly node: NodePath;
}

/** Whether a filter offers values of a field. */
export function isChoice(filter: Filter): filter is ChoiceFilter {
  return filter.type === 'select' || filter.type === 'multi-select';
}

/** Whether a list that holds only some records can hold one with a value. */
export function isListed(where: RecordCondition | undefined, field: string, value: string): boolean {
  // A field may be misspelt as a name that every object inherits, such as "constructor".
  const listed = where !== undefined && Object.hasOwn(where, field) ? where[field] : undefined;
  return listed?.includes(value) ?? true;
}

/** The values that a filter declares, in that form, or all that its field can have. */
export function declaredValues({ values, field }: ChoiceFilter, record: RecordSchema): OfferedTo[] {
  return values === undefined ? [{ values: record.fields[field]?.values ?? [], node: [] }] : groupsOf(values);
}

/** The values of a declaration, by who is offered them. */
export function groupsOf(declared: OfferedOptions): OfferedTo[] {
  return declared.map((entry, index) => {
    const node = ['values', index];
    return typeof entry === 'string' ? { values: [entry], node } : { ...entry, node };
  });
}

/** The values that a filter offers, and to whom: those of its declaration that a record of the list can hold. */
export function offeredValues(
  filter: ChoiceFilter,
  record: RecordSchema,
  where: RecordCondition | undefined,
): OfferedTo[] {
  const declared = declaredValues(filter, record);
  return declared
    .map((group) => ({ ...group, values: group.values.filter((value) => isListed(where, filter.field, value)) }))
    .filter(({ values }) => values.length > 0);
}

/** Every value that a filter offers to anybody, each once. */
export function allOffered(
  filter: ChoiceFilter,
  record: RecordSchema,
  where: RecordCondition | undefined,
): readonly string[] {
  return [...new Set(offeredValues(filter, record, where).flatMap(({ values }) => values))];
}
