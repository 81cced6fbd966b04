import type { FastifyRequest } from 'fastify';
import { canUseLive } from '#contract/canUseLive.ts';
import { today } from '#contract/dates/days.ts';
import { businessTimeZone } from '#contract/dates/zoneTable.ts';
import { clockAheadIn, clockOf } from '../../core/clock/businessTime.ts';
import { ApiError, notFound } from '../../core/errors/ApiError.ts';
import { containingBits } from '../../core/ipRange.ts';
import type { Services } from '../../core/services.ts';
import { scopeOf } from '../../database/belongsTo.ts';
import type { Database } from '../../database/database.ts';
import type { BusinessScope } from '../../database/inBusiness.ts';
import type { api_keys } from '../../database/schema/index.ts';
import { hashToken } from '../sessions/credentials/tokens.ts';
import { actingMembership, type Membership } from '../sessions/people/actingMembership.ts';
import { actingPerson } from '../sessions/people/actingPerson.ts';
import { environmentOf } from '../sessions/people/environment.ts';
import { factsOf } from '../sessions/people/factsOf.ts';
import type { SessionContext } from '../sessions/people/SessionContext.ts';
import type { SessionRow } from '../sessions/store/findSession.ts';
import { type FoundKey, noteUse, prepareFindApiKey } from './findApiKey.ts';
import { type KeyLevel, keyPermissions } from './keyPermissions.ts';

const KEY = /^ber_secret_(?:development|production)_[A-Za-z0-9_-]{43}$/;

/** The API key of a request, for the API log. Rule api-keys.one-environment, api-keys.whitelist. */
export interface UsedKey {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  /** Business and environment of the key, whose API log records the request. */
  readonly scope: BusinessScope;
  /** The allowlist has entries, of which the address of the request is one. */
  readonly isOnAllowlist: boolean;
}

/** The session of a request with an API key. */
export interface KeySession {
  readonly session: SessionContext;
  readonly key: UsedKey;
}

function refused(message: string): ApiError {
  return new ApiError('AUTHENTICATION_ERROR', message);
}

/**
 * The API key of a request: the user name of HTTP Basic with an empty password, or a bearer token. `undefined` for other
 * requests.
 */
function keyOf(request: FastifyRequest): string | undefined {
  const [scheme = '', given = ''] = (request.headers.authorization ?? '').split(' ', 2);
  if (scheme.toLowerCase() === 'bearer') return KEY.test(given) ? given : undefined;
  if (scheme.toLowerCase() !== 'basic') return undefined;
  const [key = ''] = Buffer.from(given, 'base64').toString('utf8').split(':', 1);
  if (!KEY.test(key)) throw refused('The API key is invalid.');
  return key;
}

/** Whether an address is on the allowlist; an empty allowlist allows every address. */
export function isWhitelisted(address: string, entries: readonly string[]): boolean {
  if (entries.length === 0) return true;
  return entries.some((entry) => containingBits(entry, address) !== undefined);
}

/**
 * Throws API_KEY_EXPIRED_ERROR for a key after its last day, and for an old secret after its grace period. Only the secret
 * before the newest has a grace period.
 */
function assertNotExpired(
  key: Pick<typeof api_keys.$inferSelect, 'generation' | 'old_key_until' | 'expires'>,
  generation: number,
  { time_zone: zone, country }: NonNullable<SessionRow['business']>,
  now: Date,
): void {
  const isNewest = generation === key.generation;
  const isOld = generation === key.generation - 1 && key.old_key_until !== null && now < key.old_key_until;
  if (!isNewest && !isOld) {
    throw new ApiError(
      'API_KEY_EXPIRED_ERROR',
      'The API key was rotated and its old secret has expired. Use the new secret.',
    );
  }
  const timeZone = businessTimeZone(zone, country);
  if (key.expires !== null && key.expires < today(timeZone, now)) {
    throw new ApiError('API_KEY_EXPIRED_ERROR', `The API key expired on ${key.expires}. Create or rotate a key.`);
  }
}

/** Current permissions of the user who created a key; `undefined` when they are no longer a member of the business. */
async function creatorOf(
  database: Database,
  maker: { readonly user_id: string; readonly status: string } | null,
  membership: Membership | null,
  business: NonNullable<SessionRow['business']>,
): Promise<Membership | undefined> {
  if (maker === null || maker.status === 'DELETED') return undefined;
  const found = membership ?? (await actingMembership(database, business, maker.user_id));
  // What people choose for themselves changes nothing for programs.
  return found && { ...found, flags: [] };
}

/**
 * The key's level for the requested resource. A resource without a product is hidden from all keys. Throws an error that
 * names the missing permission, which helps the holder of the key.
 */
function levelOf(
  request: FastifyRequest,
  { reads, writes }: Pick<typeof api_keys.$inferSelect, 'reads' | 'writes'>,
  config: Services['config'],
): KeyLevel {
  const { resource = '' } = (request.params ?? {}) as { resource?: string };
  const product = config.current().config.resources.get(resource)?.value.product;
  if (product === undefined) throw notFound();
  if (writes.includes(product)) return 'write';
  if (reads.includes(product) && request.method === 'GET') return 'read';
  throw new ApiError(
    'AUTHORIZATION_ERROR',
    `The API key has no ${reads.includes(product) ? 'write' : 'read'} permission for ${product}.`,
  );
}

/**
 * Prepares `apiKeyContext`: the session of a secret key, in its own environment and with its permissions. It throws
 * AUTHENTICATION_ERROR for an unknown or revoked key, and AUTHORIZATION_ERROR for an address that is not on the allowlist or
 * for a missing permission.
 */
export function prepareApiKeyContext(services: Services): (request: FastifyRequest) => Promise<KeySession | undefined> {
  const findApiKey = prepareFindApiKey(services.database);
  return async (request) => {
    const text = keyOf(request);
    if (text === undefined) return undefined;
    const [found] = await findApiKey.execute({ hash: hashToken(text) });
    if (found === undefined) throw refused('The API key is invalid.');
    return sessionOf(services, request, found);
  };
}

async function sessionOf(services: Services, request: FastifyRequest, found: FoundKey): Promise<KeySession> {
  const { database, config, realTime: now } = services;
  const { owner, key, entries, business } = found;
  const scope = scopeOf(owner);
  const clock = clockOf({ clockAhead: clockAheadIn(scope.environment, business.test_clock_ahead) }, now);
  await noteUse({ ...services, realTime: clock }, scope, key);
  const isOnAllowlist = entries.length > 0 && isWhitelisted(request.ip, entries);
  const usedKey: UsedKey = { id: key.id, name: key.name, hint: key.hint, scope, isOnAllowlist };
  // From here on, denied requests are in the key's log too. Rule api-keys.denied-logged.
  request.usedKey = usedKey;
  assertNotExpired(key, owner.generation, business, clock());
  if (scope.environment === 'PRODUCTION' && !canUseLive(business.go_live_status)) {
    throw new ApiError('ENVIRONMENT_NOT_ALLOWED_ERROR', 'This business is not live. Use a test mode key.');
  }
  if (environmentOf(request, business.go_live_status, scope.environment) !== scope.environment) {
    throw new ApiError('ENVIRONMENT_NOT_ALLOWED_ERROR', `The API key is valid in ${scope.environment} only.`);
  }
  if (!isWhitelisted(request.ip, entries)) {
    const message = `The IP address ${request.ip} is not on the allowlist of the API key. Add it in Settings > Developers.`;
    throw new ApiError('AUTHORIZATION_ERROR', message);
  }
  const level = levelOf(request, key, config);
  const maker = await creatorOf(database, found.maker, found.membership, business);
  const { resource = '' } = (request.params ?? {}) as { resource?: string };
  const { flags } = config.current().config.flags.value;
  const ofMaker = maker && config.resolve(business.brand, factsOf(business, maker, scope.environment, flags));
  if (maker === undefined || !ofMaker?.access.has(resource)) {
    throw new ApiError(
      'AUTHORIZATION_ERROR',
      'The user who created this API key no longer has permission for this. Create a new key.',
    );
  }
  const user = {
    user_id: key.id,
    full_name: key.name,
    status: 'ACTIVE' as const,
    email_confirmed: key.created,
    preferred_language: null,
    preferred_timezone: null,
  };
  const membership = {
    business_id: scope.businessId,
    user_id: key.id,
    ...keyPermissions(level, maker),
    created: key.created,
    flags: [],
  };
  const row = { user, email: key.created_by, business, membership };
  const person = actingPerson(row, scope.environment, request.headers['accept-language'], config);
  return { session: { sessionId: key.id, ...person }, key: usedKey };
}
