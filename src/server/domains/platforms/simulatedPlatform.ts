import { createHash } from 'node:crypto';
import type { ServerEnv } from '../../core/env.ts';
import type {
  ListingReason,
  Platform,
  PlatformGrant,
  Platforms,
  PlatformVisit,
  RefusedListings,
  SentListing,
} from './Platform.ts';

/** The path of the sandbox's pages. */
export const SANDBOX_PATH = '/sandbox/platforms';

/** The code that the sandbox gives to a person who allows. It is no secret: the sandbox sells and keeps nothing. */
export function sandboxCode({ kind, platform, state }: PlatformVisit): string {
  return createHash('sha256').update(`${kind} ${platform} ${state}`).digest('base64url');
}

/** What the sandbox gives for a code, or to the demo. */
export function sandboxGrant(code: string): PlatformGrant {
  return { token: `sandbox_${code}`, version: '2.4.1' };
}

/** Whether a token is one of the sandbox. */
function isOwn(token: string): boolean {
  return token.startsWith('sandbox_');
}

/** The lowest price that the sandbox sells at, in major units. */
const LOWEST_PRICE = 1_000;

/** Endings of a SKU that the sandbox does not offer. */
const REFUSED_SKUS: readonly (readonly [ending: string, reason: ListingReason])[] = [
  ['-REFUSED', 'CHANNEL_REFUSED'],
  ['-NOIMAGE', 'IMAGE_MISSING'],
];

/** Why the sandbox does not offer a listing. Rule store.listing-refused. */
function reasonAgainst({ is_listed, price, sku }: SentListing): ListingReason | undefined {
  if (!is_listed) return undefined;
  if (Number(price) < LOWEST_PRICE) return 'PRICE_TOO_LOW';
  return REFUSED_SKUS.find(([ending]) => sku.toUpperCase().endsWith(ending))?.[1];
}

function refusedOf(listings: readonly SentListing[]): RefusedListings {
  const refused = new Map<string, ListingReason>();
  for (const listing of listings) {
    const reason = reasonAgainst(listing);
    if (reason !== undefined) refused.set(listing.id, reason);
  }
  return refused;
}

/** The sandbox has no buyers: people simulate what they order. How often that is read, in milliseconds. */
const SELLS_NOTHING = 24 * 3_600_000;

/** The sandbox's platform, whose page our own server shows. It takes what comes with a token of its own. */
const SIMULATED_PLATFORM: Platform = {
  authorizationAddress: ({ kind, platform, state }) => `${SANDBOX_PATH}/${kind}/${platform}/${state}`,
  redeem: async ({ code, ...visit }) => (code === sandboxCode(visit) ? sandboxGrant(code) : undefined),
  send: async ({ token }) => (isOwn(token) ? undefined : 'ACCESS_REVOKED'),
  readOrders: async ({ token }, now) =>
    isOwn(token) ? { orders: [], nextPoll: new Date(now.getTime() + SELLS_NOTHING) } : 'ACCESS_REVOKED',
  list: async ({ token, listings }) => (isOwn(token) ? refusedOf(listings) : 'ACCESS_REVOKED'),
};

/** Default platforms: the sandbox in test mode, and in live mode only in the demo. Rule store.channel-authorization. */
export function defaultPlatforms({ demo }: Pick<ServerEnv, 'demo'>): Platforms {
  const sandbox = { DEVELOPMENT: SIMULATED_PLATFORM };
  return demo ? { ...sandbox, PRODUCTION: SIMULATED_PLATFORM } : sandbox;
}
