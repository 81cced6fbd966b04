import type { PoolClient } from 'pg';
import type { BusinessTransaction } from './inBusiness.ts';

const prepared = new WeakMap<object, Map<string, unknown>>();

/**
 * A prepared statement of a connection, composed once for all its transactions, which costs a fraction of composing and
 * parsing it each time. Values are placeholders: one name always has the same text.
 */
export function preparedOn<Statement>(
  transaction: BusinessTransaction & { readonly $client?: PoolClient },
  name: string,
  build: (transaction: BusinessTransaction, name: string) => Statement,
): Statement {
  const { $client } = transaction;
  if ($client === undefined) return build(transaction, name);
  const ofClient = prepared.get($client) ?? new Map<string, unknown>();
  prepared.set($client, ofClient);
  const known = ofClient.get(name) as Statement | undefined;
  if (known !== undefined) return known;
  const statement = build(transaction, name);
  ofClient.set(name, statement);
  return statement;
}
