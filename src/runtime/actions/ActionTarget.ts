import type { ResolvedAction, ResolvedResource } from '#contract/generated/api.ts';
import type { ApiRecord } from '../console/providers/ApiRecord.ts';
import type { Selection } from './Selection.ts';

/** What an action is done to: a record, selected records, or none where it makes one. */
export type ActionTarget =
  | { readonly scope: 'record'; readonly id: string; readonly record?: ApiRecord }
  | { readonly scope: 'selection'; readonly selection: Selection; readonly count: number }
  | { readonly scope: 'list' };

/** An action that a person may do, and what to. */
export interface ActionCall {
  /** The resource's name. */
  readonly name: string;
  readonly resource: ResolvedResource;
  readonly action: ResolvedAction;
  readonly target: ActionTarget;
  /** Laid over what its form begins with. */
  readonly initial?: Readonly<Record<string, unknown>>;
  /** Leads away from the record, once the action has taken it out of its resource. */
  readonly leave?: (() => void) | undefined;
}

/** Where an action is sent to; its form is at the same address, `/form` behind it. */
export function actionAddress({ resource, action, target }: ActionCall): string {
  const record = target.scope === 'record' ? `/${encodeURIComponent(target.id)}` : '';
  return `${resource.api}${record}/actions/${action.id}`;
}

/** Whether an action asks nothing first: it can be taken back. */
export function isInstant({ form, confirm, confirmation }: ResolvedAction): boolean {
  return form === undefined && confirm === undefined && confirmation === undefined;
}
