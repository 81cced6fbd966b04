import { randomUUID } from 'node:crypto';
import { and, eq, type SQL } from 'drizzle-orm';
import { seal, unseal } from '../../core/secrets/seal.ts';
import { belongsTo, scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { platform_access } from '../../database/schema/index.ts';
import type { ConnectionKind, PlatformGrant } from './Platform.ts';

/** A record that may be connected to a platform. */
export interface ConnectedRecord {
  readonly kind: ConnectionKind;
  /** UUID. */
  readonly recordId: string;
}

/** One connection of a record: it has another one when it is connected again. */
export interface Connected extends ConnectedRecord {
  /** UUID. */
  readonly connectionId: string;
}

/** The payment after which the next one is sent. */
export interface SentUntil {
  readonly created: Date;
  /** UUID. */
  readonly id: string;
}

/** The id before every other one. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** The condition that selects the access of a record. */
export function isAccess(scope: BusinessScope, { kind, recordId }: ConnectedRecord): SQL | undefined {
  return and(
    belongsTo(platform_access, scope),
    eq(platform_access.kind, kind),
    eq(platform_access.record_id, recordId),
  );
}

/** Keeps what a platform gave, sealed, and returns the new connection. One that is connected again goes on where it stopped. */
export async function keepAccess(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { kind, recordId }: ConnectedRecord,
  grant: PlatformGrant,
  now: Date,
): Promise<Connected> {
  const connectionId = randomUUID();
  const renewed = { connection_id: connectionId, token: seal('platform', grant.token) };
  const row = { ...scopeColumns(scope), kind, record_id: recordId, ...renewed, sent_created: now, sent_id: NO_ID };
  const { business_id, environment, kind: kindColumn, record_id } = platform_access;
  await transaction
    .insert(platform_access)
    .values(row)
    .onConflictDoUpdate({ target: [business_id, environment, kindColumn, record_id], set: renewed });
  return { kind, recordId, connectionId };
}

/** The condition that selects the access of a connection, as long as the record has no other one. */
export function isConnection(scope: BusinessScope, connected: Connected): SQL | undefined {
  return and(isAccess(scope, connected), eq(platform_access.connection_id, connected.connectionId));
}

/** The opened token of a connection, and how far payments are sent; `undefined` once the record has lost it. */
export async function readAccess(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  connected: Connected,
): Promise<{ readonly token: string; readonly sent: SentUntil } | undefined> {
  const [row] = await transaction.select().from(platform_access).where(isConnection(scope, connected));
  if (row === undefined) return undefined;
  return { token: unseal('platform', row.token), sent: { created: row.sent_created, id: row.sent_id } };
}

/** Deletes the access of a record that is disconnected. */
export async function deleteAccess(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  connected: ConnectedRecord,
): Promise<void> {
  await transaction.delete(platform_access).where(isAccess(scope, connected));
}

/** The connection that a record has; `undefined` for one that has none. */
export async function connectionOf(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { kind, recordId }: ConnectedRecord,
): Promise<Connected | undefined> {
  const [row] = await transaction
    .select({ connectionId: platform_access.connection_id })
    .from(platform_access)
    .where(isAccess(scope, { kind, recordId }));
  return row && { kind, recordId, connectionId: row.connectionId };
}
