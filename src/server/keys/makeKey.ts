import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { BusinessScope, BusinessTransaction } from '../db/inBusiness.ts';
import { api_key_hashes, api_keys } from '../db/schema/index.ts';
import { hashToken } from '../identity/tokens.ts';

/** How many characters at the end of a key tell it from the business's others. */
const HINT_LENGTH = 4;

type Row = typeof api_keys.$inferInsert;

/** What a key is for, and who made it. */
export type WantedKey = Pick<Row, 'name' | 'type' | 'reads' | 'writes' | 'created_by' | 'application'>;

/** A key that has just been made. */
export interface MadeKey {
  /** UUID. */
  readonly id: string;
  /** The key itself: shown once, and kept as its hash alone. */
  readonly key: string;
  readonly hint: string;
}

/** A new key: what it is for and where can be read off it, and 256 random bits. */
function newKey(type: Row['type'], environment: Row['environment']): string {
  const secret = randomBytes(32).toString('base64url');
  return `ber_${type.toLowerCase()}_${environment.toLowerCase()}_${secret}`;
}

/** Makes a key of a business in one environment. */
export async function makeKey(
  transaction: Pick<BusinessTransaction, 'insert'>,
  { businessId, environment }: BusinessScope,
  wanted: WantedKey,
  now: Date,
): Promise<MadeKey> {
  const id = uuidv7({ msecs: now.getTime() });
  const key = newKey(wanted.type, environment);
  const hint = key.slice(-HINT_LENGTH);
  const of = { business_id: businessId, environment, created: now };
  await transaction.insert(api_keys).values({ ...of, ...wanted, id, hint, updated: now, status: 'ACTIVE' });
  await transaction.insert(api_key_hashes).values({ ...of, hash: hashToken(key), api_key_id: id });
  return { id, key, hint };
}
