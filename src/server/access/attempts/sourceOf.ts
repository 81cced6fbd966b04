import { and, desc, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../core/services.ts';
import { known_devices, sessions, user_emails } from '../../database/schema/index.ts';
import { hashToken } from '../sessions/credentials/tokens.ts';
import { readDeviceCookie } from './deviceCookie.ts';
import { networkOf } from './networkOf.ts';

/** Number of recent sign-ins whose networks count as known. */
const KNOWN = 100;

/**
 * The source of a sign-in attempt, for counting: a known browser, a known network, or unknown. All unknown sources are
 * counted together, so that many addresses get no more attempts than one.
 * Rule sign-in.sources.
 */
export async function sourceOf(services: Services, request: FastifyRequest, email: string): Promise<string> {
  const { drizzle } = services.database;
  const shown = readDeviceCookie(request, services.env);
  const hash = shown === undefined ? undefined : hashToken(shown);
  const rows = await drizzle
    .select({
      ip: sessions.ip,
      isKnown: sql<boolean>`exists (select from ${known_devices} where ${and(
        eq(known_devices.user_id, user_emails.user_id),
        hash === undefined ? sql`false` : eq(known_devices.device_hash, hash),
      )})`,
    })
    .from(user_emails)
    .leftJoin(sessions, eq(sessions.user_id, user_emails.user_id))
    .where(eq(user_emails.email, email))
    .orderBy(desc(sessions.created))
    .limit(KNOWN);
  if (hash !== undefined && rows[0]?.isKnown) return `device:${hash.toString('hex')}`;
  const network = networkOf(request.ip);
  return rows.some(({ ip }) => ip !== null && networkOf(ip) === network) ? `network:${network}` : 'others';
}
