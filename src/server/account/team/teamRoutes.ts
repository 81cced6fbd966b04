import type { FastifyInstance } from 'fastify';
import type {
  AccessPreview,
  AccessPreviewRequest,
  OfferedPermissions,
  PermissionChange,
  UserBusinesses,
} from '#contract/generated/api.ts';
import { BUSINESS_ID_PREFIX, USER_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { originOf } from '../../access/sessions/activity/originOf.ts';
import type { SessionContext } from '../../access/sessions/people/SessionContext.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import { fillWords } from '../../core/language/fillWords.ts';
import { teamSchema } from '../../core/schemas.ts';
import type { Services } from '../../core/services.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { once, readIdempotencyKey } from '../../engine/operations/request/idempotency.ts';
import { changePermissions } from './changePermissions.ts';
import { findMember, type Member } from './findMember.ts';
import { memberAnswer } from './memberAnswer.ts';
import { offeredPermissions } from './offeredPermissions.ts';
import { plannedChanges } from './plannedChanges.ts';
import { previewAccess } from './previewAccess.ts';
import { teamAccounts } from './teamAccounts.ts';
import { teamSession } from './teamSession.ts';

interface UserParams {
  readonly user: string;
}

const POLICY = { permission: ['can_administer'] } as const;

const OFFERED_QUERY = {
  type: 'object',
  required: ['account'],
  properties: { account: { type: 'string', maxLength: 64 }, environment: { type: 'string' } },
};

/** Members of a team: read, preview and change. Rule routes.team. */
export function teamRoutes(app: FastifyInstance, services: Services): void {
  const { pool, config } = services;

  async function memberOf(session: SessionContext, id: string): Promise<Member> {
    const memberId = parseRecordId(USER_ID_PREFIX, id);
    const member = memberId && (await findMember(services, session, memberId));
    if (!member) throw notFound();
    return member;
  }

  app.get<{ Params: UserParams }>(
    '/api/users/:user/businesses',
    { config: { policy: POLICY } },
    async (request): Promise<UserBusinesses> => {
      const session = teamSession(request);
      return memberAnswer(session, await memberOf(session, request.params.user));
    },
  );

  app.get<{ Querystring: { account: string } }>(
    '/api/team/permissions',
    { config: { policy: POLICY }, schema: { querystring: OFFERED_QUERY } },
    async (request): Promise<OfferedPermissions> => {
      const session = teamSession(request);
      const id = parseRecordId(BUSINESS_ID_PREFIX, request.query.account);
      const account = id && (await teamAccounts(services, session, [id])).get(id);
      if (!account) throw notFound();
      const brand = config.brand(account.row.brand);
      const say = (key: string) => fillWords(brand, session.user.preferredLanguage, key, {});
      const offered = offeredPermissions(services, account);
      return {
        permissions: offered.map(({ id: name, label, text }) => ({ id: name, label: say(label), text: say(text) })),
      };
    },
  );

  app.post<{ Body: AccessPreviewRequest }>(
    '/api/team/preview',
    { config: { policy: POLICY }, schema: { body: teamSchema('accessPreview') } },
    async (request): Promise<AccessPreview> => {
      const { body } = request;
      const session = teamSession(request, body);
      const member = body.user_id === undefined ? undefined : await memberOf(session, body.user_id);
      const changes = await plannedChanges(services, session, body);
      return { accounts: await previewAccess(services, session, changes, member?.id) };
    },
  );

  app.patch<{ Params: UserParams; Body: PermissionChange }>(
    '/api/users/:user/permissions',
    { config: { policy: POLICY }, schema: { body: teamSchema('permissionChange') } },
    async (request): Promise<{ id: string }> => {
      const { params, body } = request;
      const session = teamSession(request, body);
      const key = readIdempotencyKey(request.headers['idempotency-key']);
      const now = services.realTime();
      const write = { scope: session.scope, userId: session.user.id, key, request: ['team', params, body], now };
      const changes = await plannedChanges(services, session, body);
      // A retry no longer finds a removed member, and gets the first response.
      const id = parseRecordId(USER_ID_PREFIX, params.user);
      const member = id && (await findMember(services, session, id));
      return inBusiness(pool, session.scope, (transaction) =>
        once(transaction, write, async () => {
          if (!member) throw notFound();
          await changePermissions({ transaction, session, origin: originOf(request), now }, member, changes);
          return { id: params.user };
        }),
      );
    },
  );
}
