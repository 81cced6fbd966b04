import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import type { ActionDeclaration } from '#contract/generated/config.ts';
import type { ActingPerson } from '../../../access/sessions/people/SessionContext.ts';
import type { Activity } from '../../../core/activity/recordActivity.ts';
import type { BrandConfig } from '../../../core/config/ConfigStore.ts';
import type { EngineServices, OperationOutcome } from '../operation/operation.ts';

/** An action that is open to the user, with its input. */
export interface GivenAction {
  readonly access: ResourceAccess;
  readonly action: ActionDeclaration;
  readonly session: ActingPerson;
  readonly origin: Activity['origin'];
  /** Validated by the action's form; empty without a form. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly now: Date;
}

/** An action to run. */
export interface ActionRun extends GivenAction {
  /** The brand of messages that the action sends. */
  readonly brand: BrandConfig;
  readonly operationHandler: EngineServices['operationHandler'];
  /** The values that a form that edits the record began with. */
  readonly initial?: Readonly<Record<string, unknown>>;
  /** Version of the preview that the user accepted. */
  readonly preview?: string;
}

/** The result of an action on a record. */
export interface ActionDone {
  /** The id with its prefix. */
  readonly id: string;
  /** UUID. */
  readonly recordId: string;
  readonly outcome: OperationOutcome;
}
