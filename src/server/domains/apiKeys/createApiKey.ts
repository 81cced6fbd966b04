import { mayCreateKey } from '../../access/apiKeys/keyPermissions.ts';
import type { ActingPerson } from '../../access/sessions/people/SessionContext.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import type { CreationOutcome, OperationContext } from '../../engine/operations/operation/operation.ts';
import { makeKey, type WantedKey } from './makeKey.ts';

type Products = Pick<WantedKey, 'reads' | 'writes'>;

function refused(field: keyof Products, code: string, message: string): ApiError {
  return new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', [{ field, code, message }]);
}

/** Throws when a key would have more permissions than the user who creates or rotates it. */
export function requireGrantable(session: ActingPerson, { reads, writes }: Products): void {
  const granted = session.facts.permission ?? [];
  for (const [field, given] of [
    ['reads', { reads, writes: [] }],
    ['writes', { reads: [], writes }],
  ] as const) {
    if (!mayCreateKey(granted, given)) throw refused(field, 'key_beyond_maker', 'exceeds your own permissions');
  }
}

/** The permissions of a secret key. Throws API_VALIDATION_ERROR when there are none, or more than those of the user. */
function productsOf(session: ActingPerson, input: OperationContext['input']): Products {
  const { reads = [], writes = [] } = input as Partial<Products>;
  if (reads.length + writes.length === 0) {
    throw refused('reads', 'key_empty', 'must have at least one product that the key may read or write');
  }
  requireGrantable(session, { reads, writes });
  return { reads, writes };
}

/** Creates a key. It is returned once; only its hash is stored, so that it cannot be read from the database. */
export async function createApiKey({ transaction, session, input, now }: OperationContext): Promise<CreationOutcome> {
  const type: WantedKey['type'] = input.type === 'PUBLIC' ? 'PUBLIC' : 'SECRET';
  // A public key can only create tokens.
  const products = type === 'SECRET' ? productsOf(session, input) : { reads: [], writes: [] };
  const expires = typeof input.expires === 'string' ? input.expires : null;
  const shown = { name: String(input.name), type, ...products, expires };
  const maker = { userId: session.user.id, email: session.user.email };
  const { id, key, hint } = await makeKey(transaction, session.scope, shown, maker, now);
  return { recordId: id, activity: 'RECORD_CREATED', before: {}, after: { ...shown, hint }, reveal: key };
}
