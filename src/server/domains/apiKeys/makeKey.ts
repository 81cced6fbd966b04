import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { hashToken } from '../../access/sessions/credentials/tokens.ts';
import { scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { api_key_hashes, api_keys } from '../../database/schema/index.ts';

const FIRST_GENERATION = 1;

/** Number of characters at the end of a key by which people identify it. */
const HINT_LENGTH = 4;

type Row = typeof api_keys.$inferInsert;

/** Properties of a new key. */
export type WantedKey = Pick<Row, 'name' | 'type' | 'reads' | 'writes' | 'application' | 'expires'>;

/** The user who creates a key. */
export interface KeyMaker {
  readonly userId: string;
  readonly email: string;
}

/** A new key. */
export interface MadeKey {
  /** UUID. */
  readonly id: string;
  /** The key itself: shown once; only its hash is stored. */
  readonly key: string;
  readonly hint: string;
}

/**
 * A new secret of a key with its last characters. The prefix contains type and environment; 256 bits are random.
 * Rule api-keys.shown-once.
 */
export function newSecret(type: Row['type'], environment: Row['environment']): Omit<MadeKey, 'id'> {
  const secret = randomBytes(32).toString('base64url');
  const key = `ber_${type.toLowerCase()}_${environment.toLowerCase()}_${secret}`;
  return { key, hint: key.slice(-HINT_LENGTH) };
}

/** Creates a key of a business in one environment. */
export async function makeKey(
  transaction: Pick<BusinessTransaction, 'insert'>,
  scope: BusinessScope,
  wanted: WantedKey,
  maker: KeyMaker,
  now: Date,
): Promise<MadeKey> {
  const id = uuidv7({ msecs: now.getTime() });
  const { key, hint } = newSecret(wanted.type, scope.environment);
  const of = { ...scopeColumns(scope), created: now };
  await transaction.insert(api_keys).values({
    ...of,
    ...wanted,
    created_by: maker.email,
    id,
    hint,
    generation: FIRST_GENERATION,
    updated: now,
    status: 'ACTIVE',
  });
  await transaction
    .insert(api_key_hashes)
    .values({ ...of, hash: hashToken(key), api_key_id: id, made_by: maker.userId, generation: FIRST_GENERATION });
  return { id, key, hint };
}
