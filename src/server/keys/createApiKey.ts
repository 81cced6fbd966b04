import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { api_key_hashes, api_keys } from '../db/schema/index.ts';
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

/** Makes a key. It is answered once; the database keeps its hash, so that nobody who reads it can ask by the key. */
export async function createApiKey({ transaction, session, input, now }: OperationContext): Promise<CreationOutcome> {
  const recordId = uuidv7({ msecs: now.getTime() });
  const { businessId, environment } = session.scope;
  const type: Row['type'] = input.type === 'PUBLIC' ? 'PUBLIC' : 'SECRET';
  const access: Row['access'] = type === 'SECRET' && input.access === 'WRITE' ? 'WRITE' : 'READ';
  const key = newKey(type, environment);
  const shown = { name: String(input.name), type, access, hint: key.slice(-HINT_LENGTH) };
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
