import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { hashToken } from '../../access/sessions/tokens.ts';
import { scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { api_key_hashes, api_keys } from '../../database/schema/index.ts';

const FIRST_GENERATION = 1;

/** How many characters at the end of a key tell it from the business's others. */
const HINT_LENGTH = 4;

type Row = typeof api_keys.$inferInsert;

/** What a key is for. */
export type WantedKey = Pick<Row, 'name' | 'type' | 'reads' | 'writes' | 'application' | 'expires'>;

/** The person who makes a key. */
export interface KeyMaker {
  readonly userId: string;
  readonly email: string;
}

/** A key that has just been made. */
export interface MadeKey {
  /** UUID. */
  readonly id: string;
  /** The key itself: shown once, and kept as its hash alone. */
  readonly key: string;
  readonly hint: string;
}

/**
 * A new secret of a key, and its last characters: its type and environment can be read off it; 256 bits are random.
 * Rule api-keys.shown-once.
 */
export function newSecret(type: Row['type'], environment: Row['environment']): Omit<MadeKey, 'id'> {
  const secret = randomBytes(32).toString('base64url');
  const key = `ber_${type.toLowerCase()}_${environment.toLowerCase()}_${secret}`;
  return { key, hint: key.slice(-HINT_LENGTH) };
}

/** Makes a key of a business in one environment. */
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
