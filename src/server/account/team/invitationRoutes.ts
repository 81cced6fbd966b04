import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { InvitationRequest, InvitationWrite } from '#contract/generated/api.ts';
import { USER_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId, parseRecordId } from '#contract/ids/recordId.ts';
import { originOf } from '../../access/sessions/activity/originOf.ts';
import type { SessionContext } from '../../access/sessions/people/SessionContext.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import { teamSchema } from '../../core/schemas.ts';
import type { Services } from '../../core/services.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { isAnswered, once, readIdempotencyKey } from '../../engine/operations/request/idempotency.ts';
import { requirePlainNames } from '../signIn/requirePlainNames.ts';
import type { TeamWrite } from './changePermissions.ts';
import { inviteMember, plannedInvitation } from './inviteMember.ts';
import { resendInvitation, withdrawInvitation } from './pendingInvitation.ts';
import { teamSession } from './teamSession.ts';

interface InvitationParams {
  readonly id: string;
}

interface InvitationDone {
  readonly id: string;
}

const POLICY = { permission: ['can_administer'] } as const;

/** Invites people, resends invitations and withdraws them; each with an Idempotency-Key. */
export function invitationRoutes(app: FastifyInstance, services: Services): void {
  const { pool } = services;

  function writeOf(request: FastifyRequest, session: SessionContext) {
    const key = readIdempotencyKey(request.headers['idempotency-key']);
    const identity = [request.routeOptions.url, request.params, request.body];
    return { scope: session.scope, userId: session.user.id, key, request: identity, now: services.realTime() };
  }

  function writeOnce(
    request: FastifyRequest,
    session: SessionContext,
    work: (write: TeamWrite) => Promise<InvitationDone>,
  ): Promise<InvitationDone> {
    const write = writeOf(request, session);
    const origin = originOf(request);
    return inBusiness(pool, session.scope, (transaction) =>
      once(transaction, write, () => work({ transaction, session, origin, now: write.now })),
    );
  }

  app.post<{ Body: InvitationRequest }>(
    '/api/team/invitations',
    { config: { policy: POLICY }, schema: { body: teamSchema('invitation') } },
    async (request): Promise<InvitationDone> => {
      requirePlainNames(request.body);
      const session = teamSession(request, request.body);
      const write = writeOf(request, session);
      // A person who is a member by now is a duplicate, except for a retry.
      const isRetry = await inBusiness(pool, session.scope, (transaction) => isAnswered(transaction, write));
      const planned = isRetry ? undefined : await plannedInvitation(services, session, request.body);
      return writeOnce(request, session, async (team) => {
        if (planned === undefined) throw notFound();
        return { id: formatRecordId(USER_ID_PREFIX, await inviteMember(services, team, planned)) };
      });
    },
  );

  for (const [name, work] of [
    ['resend', (write: TeamWrite, id: string) => resendInvitation(services, write, id)],
    ['withdraw', withdrawInvitation],
  ] as const) {
    app.post<{ Params: InvitationParams; Body: InvitationWrite }>(
      `/api/team/invitations/:id/${name}`,
      { config: { policy: POLICY }, schema: { body: teamSchema('invitationWrite') } },
      async (request): Promise<InvitationDone> => {
        const session = teamSession(request, request.body);
        const id = parseRecordId(USER_ID_PREFIX, request.params.id);
        if (id === undefined) throw notFound();
        return writeOnce(request, session, async (write) => {
          await work(write, id);
          return { id: request.params.id };
        });
      },
    );
  }
}
