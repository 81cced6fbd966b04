import type { ResolvedForm } from '../generated/api.ts';

interface Conditional {
  readonly if?: { readonly properties?: Readonly<Record<string, { readonly enum?: readonly unknown[] }>> };
  readonly then?: { readonly properties?: Readonly<Record<string, unknown>> };
}

/** Returns the fields of a form that are shown at these values: those whose condition holds. */
export function shownFields(
  { schema }: Pick<ResolvedForm, 'schema'>,
  values: Readonly<Record<string, unknown>>,
): ReadonlySet<string> {
  const shown = new Set(Object.keys((schema.properties ?? {}) as object));
  for (const conditional of (schema.allOf ?? []) as readonly Conditional[]) {
    const wanted = Object.entries(conditional.if?.properties ?? {});
    if (!wanted.every(([field, { enum: allowed }]) => allowed?.includes(values[field]))) continue;
    for (const field of Object.keys(conditional.then?.properties ?? {})) shown.add(field);
  }
  return shown;
}
