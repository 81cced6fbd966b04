import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import type { SessionContext } from '../../access/sessions/people/SessionContext.ts';
import { clockOf } from '../../core/clock/businessTime.ts';
import type { EngineServices } from '../operations/operation/operation.ts';
import { withdrawFiles } from '../operations/run/offeredActions.ts';
import { readRecord } from './readRecord.ts';
import type { ApiRecord } from './statements/selection.ts';

type Services = Pick<EngineServices, 'pool' | 'operationHandler' | 'realTime'>;

/** One record, by its UUID, with the actions that the user can run on it now; `undefined` when it is not in the scope. */
export async function readOffered(
  engine: Services,
  session: SessionContext,
  access: ResourceAccess,
  id: string,
): Promise<ApiRecord | undefined> {
  const reader = { ...engine, now: clockOf(session, engine.realTime) };
  const record = await readRecord(reader, session.scope, access, id);
  if (record !== undefined) await withdrawFiles(engine, session, access, [record]);
  return record;
}

/**
 * Adds to the related record whose actions a record offers what they need, which is all that the user may see of it: its
 * buttons come with the record, and move nothing later. Rules details.transaction-source, details.nothing-moves.
 */
export async function addSource(
  engine: Services,
  session: SessionContext,
  { actionsOf: field }: ResourceAccess,
  { related }: ApiRecord,
): Promise<void> {
  const source = field === undefined ? undefined : (related as Record<string, ApiRecord> | undefined)?.[field];
  const access = session.resolution.access.get(String(source?.resource));
  if (source === undefined || access === undefined) return;
  const named = source.record as ApiRecord;
  const id = parseRecordId(access.record.idPrefix, String(named.id));
  source.record = { ...named, ...(id && (await readOffered(engine, session, access, id))) };
}
