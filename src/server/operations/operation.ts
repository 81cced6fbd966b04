import type { Activity } from '../activity/recordActivity.ts';
import type { BusinessTransaction } from '../db/inBusiness.ts';
import type { SessionContext } from '../identity/SessionContext.ts';

/** What an operation runs with. The record has been locked, and its action is open to the person and holds for it. */
export interface OperationContext {
  readonly transaction: BusinessTransaction;
  readonly session: SessionContext;
  /** UUID of the record. */
  readonly recordId: string;
  readonly now: Date;
}

/** What an operation did. */
export interface OperationOutcome {
  readonly activity: Activity['action'];
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** A change on the server that an action may name. It throws ApiError to refuse; the transaction is then rolled back. */
export type Operation = (context: OperationContext) => Promise<OperationOutcome>;
