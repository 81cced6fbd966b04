import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { formatRecordId, parseRecordId } from '#contract/ids/recordId.ts';
import type { SessionContext } from '../../access/sessions/people/SessionContext.ts';
import { businessTime } from '../../core/clock/businessTime.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import { type BusinessTransaction, inBusiness } from '../../database/inBusiness.ts';
import { jobs, undos } from '../../database/schema/index.ts';
import type { EngineServices } from '../operations/operation/operation.ts';
import { assertContext, WRITE_CONTEXT_SCHEMA, type WriteContext } from '../operations/request/actionRequest.ts';
import { UNDO_ID_PREFIX, type UndoOffer } from '../undo/offerUndo.ts';
import { finishJob } from './finishJob.ts';
import { JOB_ID_PREFIX, type JobResponse, jobResponse } from './jobResponse.ts';
import { isJob } from './jobScope.ts';
import { readJobErrors } from './readJobErrors.ts';

/** Maximum number of jobs in the list. */
const RECENT = 20;

/** Maximum age of jobs in the list, in milliseconds. */
const RECENT_FOR = 24 * 60 * 60 * 1000;

interface JobParams {
  id: string;
}

/** The user's own jobs: GET /api/jobs lists recent ones; GET /api/jobs/<id>; POST /api/jobs/<id>/cancel. */
export function jobRoutes(app: FastifyInstance, services: EngineServices): void {
  const { pool, realTime } = services;

  async function findJob(transaction: BusinessTransaction, session: SessionContext, id: string) {
    const claimed = { id: parseRecordId(JOB_ID_PREFIX, id) ?? '', scope: session.scope };
    if (claimed.id === '') throw notFound();
    const [job] = await transaction
      .select()
      .from(jobs)
      .where(and(isJob(claimed), eq(jobs.user_id, session.user.id)));
    if (job === undefined) throw notFound();
    return { claimed, job };
  }

  async function undoOf(transaction: BusinessTransaction, session: SessionContext, id: string) {
    const [kept] = await transaction
      .select({ expires: undos.expires })
      .from(undos)
      .where(
        and(
          belongsTo(undos, session.scope),
          eq(undos.id, id),
          eq(undos.user_id, session.user.id),
          isNull(undos.used),
          gt(undos.expires, businessTime(session, realTime())),
        ),
      );
    if (kept === undefined) return undefined;
    return { token: formatRecordId(UNDO_ID_PREFIX, id), expires: kept.expires.toISOString() } satisfies UndoOffer;
  }

  app.get('/api/jobs', { config: { policy: 'person' } }, async (request): Promise<JobResponse[]> => {
    const session = request.session();
    const since = new Date(businessTime(session, realTime()).getTime() - RECENT_FOR);
    const recent = await inBusiness(pool, session.scope, (transaction) =>
      transaction
        .select()
        .from(jobs)
        .where(and(belongsTo(jobs, session.scope), eq(jobs.user_id, session.user.id), gt(jobs.created, since)))
        .orderBy(desc(jobs.created), desc(jobs.id))
        .limit(RECENT),
    );
    return recent.map(jobResponse);
  });

  app.get<{ Params: JobParams }>(
    '/api/jobs/:id',
    { config: { policy: 'person' } },
    async (request): Promise<JobResponse> => {
      const session = request.session();
      return inBusiness(pool, session.scope, async (transaction) => {
        const { claimed, job } = await findJob(transaction, session, request.params.id);
        const errors = await readJobErrors(transaction, session, claimed, job.resource);
        const undo = await undoOf(transaction, session, job.id);
        return { ...jobResponse(job), failures: errors, ...(undo && { undo }) };
      });
    },
  );

  app.post<{ Params: JobParams; Body: WriteContext }>(
    '/api/jobs/:id/cancel',
    { config: { policy: 'person' }, schema: { body: WRITE_CONTEXT_SCHEMA } },
    async (request): Promise<JobResponse> => {
      const session = request.session();
      assertContext(session, request.body);
      return inBusiness(pool, session.scope, async (transaction) => {
        const { claimed } = await findJob(transaction, session, request.params.id);
        // A finished job stays finished; cancelling it again is not an error.
        await finishJob(transaction, services, claimed, 'CANCELLED', businessTime(session, realTime()));
        const { job } = await findJob(transaction, session, request.params.id);
        return jobResponse(job);
      });
    },
  );
}
