import type { FastifyInstance } from 'fastify';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { activityOf } from '../../access/sessions/activity/activityOf.ts';
import { originOf } from '../../access/sessions/activity/originOf.ts';
import { recordActivity } from '../../core/activity/recordActivity.ts';
import { businessTime } from '../../core/clock/businessTime.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import { disposition } from '../../core/files/disposition.ts';
import type { FileStore } from '../../core/files/FileStore.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { notAvailable } from './operation/notAvailable.ts';
import type { EngineServices } from './operation/operation.ts';
import { findAction } from './request/actionRequest.ts';
import { isOpenForRecord } from './run/lockRecord.ts';

/** GET /api/<resource>/<id>/actions/<action>/file: streams the file of an action; the download is logged. */
export function fileRoute(
  app: FastifyInstance,
  { pool, realTime, operationHandler, config }: EngineServices,
  files: FileStore,
): void {
  app.get<{ Params: { resource: string; id: string; action: string } }>(
    '/api/:resource/:id/actions/:action/file',
    { config: { policy: 'resource' } },
    async (request, reply) => {
      const session = request.session();
      const { resource, id, action: name } = request.params;
      const { access, action } = findAction(request, resource, name, ['record']);
      const handler = operationHandler(action.run);
      const recordId = parseRecordId(access.record.idPrefix, id);
      if (handler?.kind !== 'file' || recordId === undefined) throw notFound();
      const { scope } = session;
      const file = await inBusiness(pool, scope, async (transaction) => {
        const isOpen = await isOpenForRecord(transaction, { access, action, scope, recordId });
        if (isOpen === undefined) throw notFound();
        if (!isOpen) throw notAvailable();
        const given = await handler.run({
          transaction,
          session,
          files,
          record: access.record,
          brand: config.brand(session.business.brand),
          recordId,
        });
        if (given.activity === undefined) return given;
        const activity = activityOf(session, given.activity, originOf(request));
        await recordActivity(
          transaction,
          { ...activity, target: { type: access.record.name, id } },
          businessTime(session, realTime()),
        );
        return given;
      });
      return reply
        .headers({
          'content-type': file.type,
          'content-disposition': disposition(file.name),
          'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
        })
        .send(file.content);
    },
  );
}
