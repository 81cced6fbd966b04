import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type {
  Credentials,
  RefreshRequest,
  SignOutRequest,
  SwitchBusinessRequest,
  Tokens,
} from '#contract/generated/api.ts';
import { BUSINESS_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId, parseRecordId } from '#contract/ids/recordId.ts';
import { type Activity, recordActivity } from '../activity/recordActivity.ts';
import { enterBusiness } from '../db/inBusiness.ts';
import { businesses, memberships, passwords, user_emails, users } from '../db/schema/index.ts';
import { ApiError } from '../errors/ApiError.ts';
import { sessionSchema } from '../schemas.ts';
import type { Services } from '../services.ts';
import { actingMembership } from './actingMembership.ts';
import { activityOf } from './activityOf.ts';
import { canUseLive } from './environment.ts';
import { verifyPassword } from './passwords.ts';
import { createSession, endSession, moveSession, type Origin, refreshSession } from './sessions.ts';
import { isToken } from './tokens.ts';

/** Where a request came from. */
export function originOf(request: FastifyRequest): Origin {
  return { ip: request.ip, userAgent: request.headers['user-agent'] };
}

/** Sign-in by e-mail and password, renewal, sign-out and the switch of business (shell.md, section 7). */
export function authRoutes(app: FastifyInstance, services: Services): void {
  const { database, config, now } = services;
  const { drizzle } = database;
  const sessionLimits = () => config.current().limits.session;

  async function record(
    tx: Parameters<typeof recordActivity>[0] & Parameters<typeof enterBusiness>[0],
    activity: Activity,
  ) {
    await enterBusiness(tx, activity);
    await recordActivity(tx, activity, now());
  }

  async function findPerson(email: string) {
    const [person] = await drizzle
      .select({ user: users, hash: passwords.hash, business: businesses })
      .from(user_emails)
      .innerJoin(users, eq(users.user_id, user_emails.user_id))
      .leftJoin(passwords, eq(passwords.user_id, users.user_id))
      .leftJoin(memberships, eq(memberships.user_id, users.user_id))
      .leftJoin(businesses, eq(businesses.business_id, memberships.business_id))
      .where(eq(user_emails.email, email))
      .orderBy(memberships.created)
      .limit(1);
    return person;
  }

  /** A business that a person belongs to, or may act for as its platform's. */
  async function findOwnBusiness(businessId: string, userId: string) {
    const [found] = await drizzle
      .select({ business: businesses, membership: memberships })
      .from(businesses)
      .leftJoin(memberships, and(eq(memberships.business_id, businesses.business_id), eq(memberships.user_id, userId)))
      .where(eq(businesses.business_id, businessId));
    if (found === undefined) return undefined;
    const { business, membership } = found;
    return membership || (await actingMembership(database, business, userId)) ? business : undefined;
  }

  app.post<{ Body: Credentials }>(
    '/api/auth/email',
    {
      config: {
        public: true,
        rateLimit: { max: config.current().limits.sign_in.tries_per_minute, timeWindow: 60_000 },
      },
      schema: { body: sessionSchema('credentials') },
    },
    async (request): Promise<Tokens> => {
      const email = request.body.email.trim().toLowerCase();
      const person = await findPerson(email);
      const isRight = await verifyPassword(person?.hash ?? undefined, request.body.password);
      const activity =
        person?.business && signInActivity(person.business, { name: person.user.full_name, email }, request);
      if (!isRight || person?.user.status === 'DELETED' || !person?.business || !activity) {
        if (activity) await drizzle.transaction((tx) => record(tx, { ...activity, action: 'SIGN_IN_FAILED' }));
        throw new ApiError('INVALID_CREDENTIALS_ERROR', 'The e-mail or the password is wrong.');
      }
      const who = { userId: person.user.user_id, businessId: person.business.business_id, origin: originOf(request) };
      return drizzle.transaction(async (tx) => {
        const tokens = await createSession(tx, sessionLimits(), now(), who);
        await record(tx, activity);
        return tokens;
      });
    },
  );

  app.post<{ Body: RefreshRequest }>(
    '/api/auth/token/refresh',
    { config: { public: true }, schema: { body: sessionSchema('refresh') } },
    async (request): Promise<Tokens> => {
      const { refresh_token } = request.body;
      const tokens = isToken(refresh_token) && (await refreshSession(drizzle, sessionLimits(), now(), refresh_token));
      if (!tokens) throw new ApiError('INVALIDATED_TOKEN', 'This refresh token is not valid; sign in again.');
      return tokens;
    },
  );

  async function signOut(request: FastifyRequest, token: string | undefined): Promise<Record<string, never>> {
    const session = request.session();
    const bearer = request.headers.authorization?.split(' ', 2)[1];
    await drizzle.transaction(async (tx) => {
      await endSession(tx, now(), bearer ?? '');
      if (token !== undefined) await endSession(tx, now(), token);
      await record(tx, sessionActivity(session, 'SIGN_OUT', request));
    });
    return {};
  }

  app.delete<{ Body: SignOutRequest | undefined }>(
    '/api/auth/token',
    { schema: { body: sessionSchema('signOut') } },
    (request) => signOut(request, request.body?.token),
  );
  app.post('/api/logout', (request) => signOut(request, undefined));

  app.post<{ Body: SwitchBusinessRequest }>(
    '/api/switch-business',
    { schema: { body: sessionSchema('switchBusiness') } },
    async (request): Promise<Tokens> => {
      const session = request.session();
      const businessId = parseRecordId(BUSINESS_ID_PREFIX, request.body.business_id);
      const business = businessId && (await findOwnBusiness(businessId, session.user.id));
      if (!business) throw new ApiError('USER_BUSINESS_NOT_FOUND_ERROR', 'You do not belong to this business.');
      const activity = signInActivity(business, { name: session.user.fullName, email: session.user.email }, request);
      return drizzle.transaction(async (tx) => {
        const tokens = await moveSession(tx, sessionLimits(), now(), session.sessionId, business.business_id);
        await record(tx, { ...activity, action: 'BUSINESS_SWITCHED' });
        return tokens;
      });
    },
  );
}

function signInActivity(
  business: typeof businesses.$inferSelect,
  actor: Activity['actor'],
  request: FastifyRequest,
): Activity {
  return {
    businessId: business.business_id,
    environment: canUseLive(business.go_live_status) ? 'PRODUCTION' : 'DEVELOPMENT',
    action: 'SIGN_IN',
    actor,
    origin: originOf(request),
    target: { type: 'business', id: formatRecordId(BUSINESS_ID_PREFIX, business.business_id) },
  };
}

/** An activity of the person who is signed in, in the business and environment that they work in. */
export function sessionActivity(
  session: ReturnType<FastifyRequest['session']>,
  action: Activity['action'],
  request: FastifyRequest,
): Activity {
  return activityOf(session, action, originOf(request));
}
