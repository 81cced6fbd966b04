import { v7 as uuidv7 } from 'uuid';
import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import type { ActionDeclaration } from '#contract/generated/config.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { OPERATION_TRAITS } from '#contract/operations.ts';
import type { ActingPerson } from '../../access/sessions/people/SessionContext.ts';
import { scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { undos } from '../../database/schema/index.ts';
import type { OperationOutcome } from '../operations/operation/operation.ts';
import { recordVersion } from '../operations/operation/recordVersion.ts';

/** Prefix of undo ids. */
export const UNDO_ID_PREFIX = 'undo';

/** How to undo an action: POST /api/undo with the token before it expires. */
export interface UndoOffer {
  readonly token: string;
  /** ISO 8601. */
  readonly expires: string;
}

/** The result of an action on one record. */
interface DoneToRecord {
  readonly access: ResourceAccess;
  readonly action: ActionDeclaration;
  readonly session: ActingPerson;
  readonly recordId: string;
  readonly outcome: OperationOutcome;
  readonly expires: Date;
}

/**
 * Stores an undo in the transaction of the action, if its operation supports that. The token is not a secret: only the
 * acting user can use it.
 */
export async function offerUndo(transaction: BusinessTransaction, done: DoneToRecord): Promise<UndoOffer | undefined> {
  const { access, action, session, recordId, outcome, expires } = done;
  if (!OPERATION_TRAITS[action.run].undo) return undefined;
  // Undo cannot restore a value that another record has lost (`x-only-one`).
  if (access.record.onlyOne.some((field) => outcome.after[field] === true)) return undefined;
  const id = uuidv7();
  const { before, after } = outcome;
  await transaction.insert(undos).values({
    ...scopeColumns(session.scope),
    id,
    user_id: session.user.id,
    resource: access.name,
    action: action.id,
    record_id: recordId,
    outcome: { before, after },
    version: (await recordVersion(transaction, access.record, session.scope, recordId)) ?? null,
    expires,
  });
  return { token: formatRecordId(UNDO_ID_PREFIX, id), expires: expires.toISOString() };
}
