import type { ResolvedColumn, ResolvedResource } from '#contract/generated/api.ts';

/** What was logged of a record: the values of some of its fields. */
export type LoggedValues = Readonly<Record<string, unknown>>;

/** The record that a logged change is of. */
export interface LoggedRecord {
  /** The resource whose columns show its fields, if the user may open one. */
  readonly resource: ResolvedResource | undefined;
  /** Its kind, as in locale keys. */
  readonly kind: string;
  readonly id: string;
}

/** The logged values of a field of an event; none where it is empty. */
export function loggedValues(value: unknown): LoggedValues {
  return typeof value === 'object' && value !== null ? (value as LoggedValues) : {};
}

/** The kind of a record, as in locale keys. */
export function loggedKind(kind: unknown): string {
  return String(kind ?? '').replaceAll('-', '_');
}

/** Returns the column with which the changed record's screens show a field, if the user may open one. */
export function shownColumn({ resource }: LoggedRecord, field: string): ResolvedColumn | undefined {
  const tabs = resource?.detail?.tabs ?? [];
  const fields = tabs.flatMap((tab) =>
    tab.type === 'fields' ? tab.sections.flatMap((section) => section.fields) : [],
  );
  return [...(resource?.list.columns ?? []), ...fields].find((column) => column.field === field);
}

/** The kind and the name of a logged field: one of what was submitted for the record is written `<kind>.<field>`. */
export function loggedField(
  { kind }: LoggedRecord,
  written: string,
): { readonly kind: string; readonly field: string } {
  const [own, field] = written.split('.');
  return field === undefined ? { kind, field: written } : { kind: own ?? kind, field };
}

/** The locale key of a logged field's label. */
export function loggedLabel(of: LoggedRecord, written: string): string {
  const { kind, field } = loggedField(of, written);
  return shownColumn(of, written)?.label ?? `fields.${kind}.${field}`;
}
