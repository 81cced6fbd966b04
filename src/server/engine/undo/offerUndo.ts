import { v7 as uuidv7 } from 'uuid';
import type { ResourceAccess } from '#compiler/resolve/resolution.ts';
import type { ActionDeclaration } from '#contract/generated/config.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { OPERATION_TRAITS } from '#contract/operations.ts';
import type { ActingPerson } from '../../access/sessions/SessionContext.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { undos } from '../../database/schema/index.ts';
import type { OperationOutcome } from '../operations/operation.ts';
import { recordVersion } from '../operations/recordVersion.ts';

/** What the id of a thing that can be taken back begins with. */
export const UNDO_ID_PREFIX = 'undo';

/** How something that was done can be taken back: by POST /api/undo with the token, until then. */
export interface UndoOffer {
  readonly token: string;
  /** ISO 8601. */
  readonly expires: string;
}

/** What was done to one record. */
interface DoneToRecord {
  readonly access: ResourceAccess;
  readonly action: ActionDeclaration;
  readonly session: ActingPerson;
  readonly recordId: string;
  readonly outcome: OperationOutcome;
  readonly expires: Date;
}

/**
 * Remembers what was done to a record, where its operation can be undone, in the transaction that did it. The token is
 * no secret: it is worth something to the person who acted alone.
 */
export async function offerUndo(transaction: BusinessTransaction, done: DoneToRecord): Promise<UndoOffer | undefined> {
  const { access, action, session, recordId, outcome, expires } = done;
  if (!OPERATION_TRAITS[action.run].undo) return undefined;
  // What another record has lost by it is not given back.
  if (access.record.onlyOne.some((field) => outcome.after[field] === true)) return undefined;
  const id = uuidv7();
  const { before, after } = outcome;
  await transaction.insert(undos).values({
    business_id: session.business.id,
    environment: session.environment,
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
