import type { FastifyInstance } from 'fastify';
import type { InvitationAcceptance, InvitationView } from '#contract/generated/api.ts';
import { signInRate } from '../../access/requests/signInRate.ts';
import { originOf } from '../../access/sessions/activity/originOf.ts';
import { useOneTimeToken } from '../../access/sessions/credentials/oneTimeTokens.ts';
import { hashPassword } from '../../access/sessions/credentials/passwords.ts';
import { ApiError, notFound } from '../../core/errors/ApiError.ts';
import { teamSchema } from '../../core/schemas.ts';
import type { Services } from '../../core/services.ts';
import { assertGoodPassword } from '../password/assertGoodPassword.ts';
import { requirePlainNames } from '../signIn/requirePlainNames.ts';
import { acceptInvitation, type NewPerson } from './acceptInvitation.ts';
import { type OpenInvitation, openInvitation } from './openInvitation.ts';
import { teamAccounts } from './teamAccounts.ts';

interface TokenParams {
  readonly token: string;
}

function missing(field: string): ApiError {
  return new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', [
    { field, message: 'is required', code: 'required' },
  ]);
}

/** Validates name and password of a new user. Throws API_VALIDATION_ERROR. */
async function newPerson(
  services: Services,
  { invitation, brand }: OpenInvitation,
  { full_name, password }: InvitationAcceptance,
): Promise<NewPerson> {
  if (full_name === undefined) throw missing('full_name');
  if (password === undefined) throw missing('password');
  requirePlainNames({ full_name });
  await assertGoodPassword(services, password, {
    email: invitation.email,
    brand: services.config.brand(brand).brand.name,
  });
  return { fullName: full_name.trim(), passwordHash: await hashPassword(password) };
}

/**
 * The link of an invitation: GET /api/invitations/<token> returns the invitation, POST …/accept makes the person a member,
 * once. Accepting does not sign in.
 */
export function acceptRoutes(app: FastifyInstance, services: Services): void {
  const { database, realTime: now } = services;
  const rateLimit = signInRate(services);

  app.get<{ Params: TokenParams }>(
    '/api/invitations/:token',
    { config: { rateLimit } },
    async (request): Promise<InvitationView> => {
      const { invitation, businessName, isKnown } = await openInvitation(services, request.params.token);
      const { full_name, email } = invitation;
      return { business_name: businessName, full_name, email, is_known: isKnown };
    },
  );

  app.post<{ Params: TokenParams; Body: InvitationAcceptance }>(
    '/api/invitations/:token/accept',
    { config: { rateLimit }, schema: { body: teamSchema('invitationAcceptance') } },
    async (request): Promise<Record<string, never>> => {
      const { token } = request.params;
      const opened = await openInvitation(services, token);
      const { invitation, isKnown } = opened;
      const person = isKnown ? undefined : await newPerson(services, opened, request.body);
      const own = { business: { id: invitation.business_id } };
      const accounts = [...(await teamAccounts(services, own, invitation.account_ids)).values()];
      const acceptance = { invitation, accounts, person, origin: originOf(request), now: now() };
      await database.drizzle.transaction(async (transaction) => {
        const used = await useOneTimeToken(transaction, 'INVITATION', token, now());
        if (used === undefined) throw notFound();
        await acceptInvitation(services, transaction, acceptance);
      });
      return {};
    },
  );
}
