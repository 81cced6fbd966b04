import { and, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { originOf } from '../../access/sessions/activity/originOf.ts';
import { businessTime } from '../../core/clock/businessTime.ts';
import { ApiError, notFound } from '../../core/errors/ApiError.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { undos } from '../../database/schema/index.ts';
import { createUndoJob } from '../jobs/createJob.ts';
import type { JobStarter } from '../jobs/jobQueue.ts';
import { jobId } from '../jobs/jobResponse.ts';
import type { EngineServices } from '../operations/operation/operation.ts';
import {
  assertContext,
  WRITE_CONTEXT_PROPERTIES,
  WRITE_CONTEXT_SCHEMA,
  type WriteContext,
} from '../operations/request/actionRequest.ts';
import { once, readIdempotencyKey } from '../operations/request/idempotency.ts';
import { UNDO_ID_PREFIX } from './offerUndo.ts';
import { undoOnRecord } from './undoOnRecord.ts';

interface UndoBody extends WriteContext {
  readonly token: string;
}

/** The restored record, or the job that undoes another job. */
type UndoResponse = { readonly id: string } | { readonly job: string };

const UNDO_BODY_SCHEMA = {
  ...WRITE_CONTEXT_SCHEMA,
  required: [...WRITE_CONTEXT_SCHEMA.required, 'token'],
  properties: { ...WRITE_CONTEXT_PROPERTIES, token: { type: 'string', maxLength: 64 } },
};

/** POST /api/undo, with an Idempotency-Key: undoes the user's own action, once, before it expires. */
export function undoRoutes(
  app: FastifyInstance,
  { pool, config, realTime, operationHandler }: EngineServices,
  worker: JobStarter,
): void {
  app.post<{ Body: UndoBody }>(
    '/api/undo',
    { config: { policy: 'person' }, schema: { body: UNDO_BODY_SCHEMA } },
    async (request) => {
      const session = request.session();
      const { body } = request;
      assertContext(session, body);
      const id = parseRecordId(UNDO_ID_PREFIX, body.token);
      if (id === undefined) throw notFound();
      const now = businessTime(session, realTime());
      const key = readIdempotencyKey(request.headers['idempotency-key']);
      const write = { scope: session.scope, userId: session.user.id, key, request: ['undo', body], now };
      const answer = await inBusiness(pool, session.scope, (transaction) =>
        once<UndoResponse>(transaction, write, async () => {
          const [kept] = await transaction
            .update(undos)
            .set({ used: now })
            .where(
              and(
                belongsTo(undos, session.scope),
                eq(undos.id, id),
                eq(undos.user_id, session.user.id),
                isNull(undos.used),
                gt(undos.expires, now),
              ),
            )
            .returning();
          if (kept === undefined)
            throw new ApiError('UNDO_NOT_AVAILABLE_ERROR', 'This action can no longer be undone.');
          const access = session.resolution.access.get(kept.resource);
          const action = access?.actions.find((candidate) => candidate.id === kept.action);
          if (access === undefined || action === undefined) throw notFound();
          const brand = config.brand(session.business.brand);
          const run = { access, action, session, brand, origin: originOf(request), input: {}, now, operationHandler };
          if (kept.job_id !== null) return { job: jobId(await createUndoJob(transaction, run, kept.job_id)) };
          if (kept.record_id === null) throw notFound();
          const { outcome, version } = kept;
          const { id: recordId } = await undoOnRecord(transaction, run, { recordId: kept.record_id, outcome, version });
          return { id: recordId };
        }),
      );
      if ('job' in answer) worker.wake();
      return answer;
    },
  );
}
