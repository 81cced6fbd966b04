import { ApiError } from '../errors/ApiError.ts';
import type { CreationOutcome, OperationContext } from '../operations/operation.ts';
import { makeKey, type WantedKey } from './makeKey.ts';

type Products = Pick<WantedKey, 'reads' | 'writes'>;

/** What a secret key is good for. Throws API_VALIDATION_ERROR for one that is good for nothing. */
function productsOf(input: OperationContext['input']): Products {
  const { reads = [], writes = [] } = input as Partial<Products>;
  if (reads.length + writes.length > 0) return { reads, writes };
  throw new ApiError('API_VALIDATION_ERROR', 'The request is not valid.', [
    { field: 'reads', message: 'choose at least one product that the key may read or write' },
  ]);
}

/** Makes a key. It is answered once; the database keeps its hash, so that nobody who reads it can ask by the key. */
export async function createApiKey({ transaction, session, input, now }: OperationContext): Promise<CreationOutcome> {
  const type: WantedKey['type'] = input.type === 'PUBLIC' ? 'PUBLIC' : 'SECRET';
  // A public key makes tokens and nothing else.
  const products = type === 'SECRET' ? productsOf(input) : { reads: [], writes: [] };
  const shown = { name: String(input.name), type, ...products };
  const wanted = { ...shown, created_by: session.user.email };
  const { id, key, hint } = await makeKey(transaction, session.scope, wanted, now);
  return { recordId: id, activity: 'RECORD_CREATED', before: {}, after: { ...shown, hint }, reveal: key };
}
