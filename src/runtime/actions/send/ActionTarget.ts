import type { ResolvedAction, ResolvedResource } from '#contract/generated/api.ts';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';
import type { Selection } from './Selection.ts';

/** The target of an action: a record, selected records, or none for an action that creates a record. */
export type ActionTarget =
  | { readonly scope: 'record'; readonly id: string; readonly record?: ApiRecord }
  | { readonly scope: 'selection'; readonly selection: Selection; readonly count: number }
  | { readonly scope: 'list' };

/** An action that the user may run, and its target. */
export interface ActionCall {
  /** The resource's name. */
  readonly name: string;
  readonly resource: ResolvedResource;
  readonly action: ResolvedAction;
  readonly target: ActionTarget;
  /** Values that override the form's initial ones. */
  readonly initial?: Readonly<Record<string, unknown>>;
  /** Leaves the record's screen once the action has removed the record from its resource. */
  readonly leave?: (() => void) | undefined;
}

/** Returns the address of an action; its form is at the same address plus `/form`. */
export function actionAddress({ resource, action, target }: ActionCall): string {
  const record = target.scope === 'record' ? `/${encodeURIComponent(target.id)}` : '';
  return `${resource.api}${record}/actions/${action.id}`;
}

/** Whether an action runs without a dialog, since it can be undone. */
export function isInstant({ form, confirm, confirmation }: ResolvedAction): boolean {
  return form === undefined && confirm === undefined && confirmation === undefined;
}
