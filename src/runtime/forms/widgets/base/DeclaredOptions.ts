import type { ResolvedFormField } from '#contract/generated/api.ts';

/** The ui schema option that contains a field's declaration. */
export interface DeclaredOptions {
  readonly declared?: ResolvedFormField;
}
