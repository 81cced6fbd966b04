import type { FastifyInstance } from 'fastify';
import { BUSINESS_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId, parseRecordId } from '#contract/ids/recordId.ts';
import { inBusiness } from '../db/inBusiness.ts';
import { ApiError, notFound } from '../errors/ApiError.ts';
import type { Services } from '../services.ts';
import { once, readIdempotencyKey } from './idempotency.ts';
import { runAction } from './runAction.ts';

interface ActionParams {
  resource: string;
  id: string;
  action: string;
}

interface ActionBody {
  business_id: string;
  environment: string;
}

/** The business and environment that the screen was rendered for; a write is refused when those have changed. */
const ACTION_BODY_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['business_id', 'environment'],
  properties: {
    business_id: { type: 'string', maxLength: 64 },
    environment: { type: 'string', enum: ['DEVELOPMENT', 'PRODUCTION'] },
  },
};

/** POST /api/<resource>/<id>/actions/<action>, with an Idempotency-Key. */
export function actionRoutes(app: FastifyInstance, { pool, now }: Services): void {
  app.post<{ Params: ActionParams; Body: ActionBody }>(
    '/api/:resource/:id/actions/:action',
    { schema: { body: ACTION_BODY_SCHEMA } },
    async (request): Promise<{ id: string }> => {
      const session = request.session();
      const { params, body } = request;
      const business = formatRecordId(BUSINESS_ID_PREFIX, session.business.id);
      // Before anything is looked up: in the other business or mode neither record nor action may exist.
      if (body.business_id !== business || body.environment !== session.environment) {
        throw new ApiError(
          'CONTEXT_CHANGED_ERROR',
          'You have changed the business or the mode since this screen was loaded.',
        );
      }
      const access = session.resolution.access.get(params.resource);
      const recordId = access && parseRecordId(access.record.idPrefix, params.id);
      const action = access?.actions.find(({ id }) => id === params.action);
      if (access === undefined || recordId === undefined || action === undefined) throw notFound();

      const key = readIdempotencyKey(request.headers['idempotency-key']);
      const write = { scope: session.scope, userId: session.user.id, key, request: [params, body], now: now() };
      return inBusiness(pool, session.scope, (transaction) =>
        once(transaction, write, () =>
          runAction(transaction, { access, action, recordId, session, request, now: now() }),
        ),
      );
    },
  );
}
