import { and, desc, eq, lte } from 'drizzle-orm';
import { known_devices } from '../../database/schema/index.ts';
import type { ProofTables } from '../mfa/factors/Proof.ts';

/** Maximum number of known browsers of a user; the least recently used is dropped. */
const KNOWN = 50;

/** A browser of a user. */
export interface Device {
  readonly userId: string;
  /** SHA-256 of its cookie. */
  readonly hash: Buffer;
  readonly userAgent: string | undefined;
}

/** Whether a browser is known for a user, and whether the user has any known browser. */
export async function lookUpDevice(
  database: ProofTables,
  userId: string,
  hash: Buffer | undefined,
): Promise<{ isKnown: boolean; hasOthers: boolean }> {
  const rows = await database
    .select({ hash: known_devices.device_hash })
    .from(known_devices)
    .where(eq(known_devices.user_id, userId))
    .limit(KNOWN + 1);
  const isKnown = hash !== undefined && rows.some((row) => row.hash.equals(hash));
  return { isKnown, hasOthers: rows.length > (isKnown ? 1 : 0) };
}

/** Changes the secret of a browser for all its users. */
export async function moveDevice(database: ProofTables, from: Buffer, to: Buffer): Promise<void> {
  await database.update(known_devices).set({ device_hash: to }).where(eq(known_devices.device_hash, from));
}

/** Stores a browser as known. */
export async function rememberDevice(database: ProofTables, device: Device, now: Date): Promise<void> {
  const { user_id, device_hash, last_seen } = known_devices;
  const seen = { user_agent: device.userAgent?.slice(0, 400) ?? null, last_seen: now };
  await database
    .insert(known_devices)
    .values({ user_id: device.userId, device_hash: device.hash, created: now, ...seen })
    .onConflictDoUpdate({ target: [user_id, device_hash], set: seen });
  const [oldest] = await database
    .select({ last_seen })
    .from(known_devices)
    .where(eq(user_id, device.userId))
    .orderBy(desc(last_seen))
    .offset(KNOWN)
    .limit(1);
  if (oldest === undefined) return;
  await database.delete(known_devices).where(and(eq(user_id, device.userId), lte(last_seen, oldest.last_seen)));
}
