import type { ResourceAccess } from '#compiler/resolve/resolution.ts';
import type { ActionDeclaration } from '#contract/generated/config.ts';
import type { ActingPerson } from '../../access/sessions/SessionContext.ts';
import type { Activity } from '../../core/activity/recordActivity.ts';
import type { BrandConfig } from '../../core/config/ConfigStore.ts';
import type { EngineServices, OperationOutcome } from './operation.ts';

/** An action that is open to the person, and what it was given. */
export interface GivenAction {
  readonly access: ResourceAccess;
  readonly action: ActionDeclaration;
  readonly session: ActingPerson;
  readonly origin: Activity['origin'];
  /** Checked by the action's form; empty without one. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly now: Date;
}

/** An action that is about to be done. */
export interface ActionRun extends GivenAction {
  /** Its words are those of the messages that the action sends. */
  readonly brand: BrandConfig;
  readonly operationHandler: EngineServices['operationHandler'];
  /** The version of the preview that the person agreed to. */
  readonly preview?: string;
}

/** What was done to which record. */
export interface ActionDone {
  /** As it is shown, with its prefix. */
  readonly id: string;
  /** UUID. */
  readonly recordId: string;
  readonly outcome: OperationOutcome;
}
