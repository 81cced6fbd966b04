import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { api_key_hashes, api_keys } from '../db/schema/index.ts';
import { ApiError } from '../errors/ApiError.ts';
import { hashToken } from '../identity/tokens.ts';
import type { CreationOutcome, OperationContext } from '../operations/operation.ts';

/** How many characters at the end of a key tell it from the business's others. */
const HINT_LENGTH = 4;

type Row = typeof api_keys.$inferInsert;

/** A new key: what it is for and where can be read off it, and 256 random bits. */
function newKey(type: Row['type'], environment: Row['environment']): string {
  const secret = randomBytes(32).toString('base64url');
  return `ber_${type.toLowerCase()}_${environment.toLowerCase()}_${secret}`;
}

/** What a secret key is good for. Throws API_VALIDATION_ERROR for one that is good for nothing. */
function productsOf(input: OperationContext['input']): Pick<Row, 'reads' | 'writes'> {
  const { reads = [], writes = [] } = input as Partial<Pick<Row, 'reads' | 'writes'>>;
  if (reads.length + writes.length > 0) return { reads, writes };
  throw new ApiError('API_VALIDATION_ERROR', 'The request is not valid.', [
    { field: 'reads', message: 'choose at least one product that the key may read or write' },
  ]);
}

/** Makes a key. It is answered once; the database keeps its hash, so that nobody who reads it can ask by the key. */
export async function createApiKey({ transaction, session, input, now }: OperationContext): Promise<CreationOutcome> {
  const recordId = uuidv7({ msecs: now.getTime() });
  const { businessId, environment } = session.scope;
  const type: Row['type'] = input.type === 'PUBLIC' ? 'PUBLIC' : 'SECRET';
  // A public key makes tokens and nothing else.
  const { reads, writes } = type === 'SECRET' ? productsOf(input) : { reads: [], writes: [] };
  const key = newKey(type, environment);
  const shown = { name: String(input.name), type, reads, writes, hint: key.slice(-HINT_LENGTH) };
  await transaction.insert(api_keys).values({
    ...shown,
    business_id: businessId,
    environment,
    id: recordId,
    created: now,
    updated: now,
    status: 'ACTIVE',
    created_by: session.user.email,
  });
  await transaction
    .insert(api_key_hashes)
    .values({ hash: hashToken(key), business_id: businessId, environment, api_key_id: recordId, created: now });
  return { recordId, activity: 'RECORD_CREATED', before: {}, after: shown, reveal: key };
}
