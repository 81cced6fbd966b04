import { and, eq, isNotNull } from 'drizzle-orm';
import type { Variables } from '../../core/secrets/deploymentSecrets.ts';
import { reseal, type SealedKind } from '../../core/secrets/seal.ts';
import type { Database } from '../../database/database.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { ENVIRONMENTS } from '../../database/schema/columns.ts';
import { authenticators, businesses, outbox_messages, platform_access } from '../../database/schema/index.ts';

/** Counts of sealed texts after `resealAll`. */
export interface Resealed {
  /** Sealed with SECRET_KEY already. */
  current: number;
  /** Sealed with SECRET_KEY now. */
  resealed: number;
  /** Sealed with neither SECRET_KEY nor SECRET_KEY_BEFORE, and unchanged. */
  unreadable: number;
}

/** A stored sealed text. `replace` writes another, unless the stored one has changed in the meantime. */
interface Sealed {
  readonly sealed: Buffer;
  replace(sealed: Buffer): Promise<unknown>;
}

async function sealedAuthenticators({ drizzle }: Database): Promise<Sealed[]> {
  const rows = await drizzle.select({ id: authenticators.user_id, secret: authenticators.secret }).from(authenticators);
  return rows.map(({ id, secret }) => ({
    sealed: secret,
    replace: (sealed) =>
      drizzle
        .update(authenticators)
        .set({ secret: sealed })
        .where(and(eq(authenticators.user_id, id), eq(authenticators.secret, secret))),
  }));
}

async function sealedMessages({ drizzle }: Database): Promise<Sealed[]> {
  const rows = await drizzle
    .select({ id: outbox_messages.message_id, text: outbox_messages.text })
    .from(outbox_messages)
    .where(isNotNull(outbox_messages.text));
  return rows.map(({ id, text }) => ({
    sealed: Buffer.from(text ?? '', 'base64'),
    replace: (sealed) =>
      drizzle
        .update(outbox_messages)
        .set({ text: sealed.toString('base64') })
        .where(and(eq(outbox_messages.message_id, id), eq(outbox_messages.text, text ?? ''))),
  }));
}

/** Row-level security binds also the owner of the tables: tokens are read and written business by business. */
async function sealedTokens({ drizzle, pool }: Database): Promise<Sealed[]> {
  const found: Sealed[] = [];
  for (const { businessId } of await drizzle.select({ businessId: businesses.business_id }).from(businesses)) {
    for (const environment of ENVIRONMENTS) {
      const scope = { businessId, environment };
      const rows = await inBusiness(pool, scope, (transaction) => transaction.select().from(platform_access));
      for (const { kind, record_id, token } of rows) {
        const isThis = and(
          eq(platform_access.kind, kind),
          eq(platform_access.record_id, record_id),
          eq(platform_access.token, token),
        );
        found.push({
          sealed: token,
          replace: (sealed) =>
            inBusiness(pool, scope, (transaction) =>
              transaction.update(platform_access).set({ token: sealed }).where(isThis),
            ),
        });
      }
    }
  }
  return found;
}

/** All sealed texts of a kind. */
const STORES: Readonly<Record<SealedKind, (database: Database) => Promise<Sealed[]>>> = {
  authenticator: sealedAuthenticators,
  message: sealedMessages,
  platform: sealedTokens,
};

/**
 * Seals everything that SECRET_KEY_BEFORE opens with SECRET_KEY, so that the former can be unset. Servers may run meanwhile
 * if they have both. Rule security.secrets-sealed.
 */
export async function resealAll(database: Database, variables: Variables = process.env): Promise<Resealed> {
  const counts: Resealed = { current: 0, resealed: 0, unreadable: 0 };
  for (const [kind, find] of Object.entries(STORES) as [SealedKind, (typeof STORES)[SealedKind]][]) {
    for (const { sealed, replace } of await find(database)) {
      const again = reseal(kind, sealed, variables);
      if (typeof again !== 'string') await replace(again);
      counts[typeof again === 'string' ? again : 'resealed'] += 1;
    }
  }
  return counts;
}
