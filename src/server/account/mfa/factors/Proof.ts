import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** The database as its owner, or a transaction of it, because the user may not be signed in yet. */
export type ProofTables = Pick<NodePgDatabase, 'insert' | 'update' | 'delete' | 'select'>;

/**
 * Marks a verified code as used, in the transaction of what it authorizes. Returns false when it has been used meanwhile:
 * of concurrent requests with the same code, exactly one gets true.
 */
export type UseProof = (transaction: ProofTables) => Promise<boolean>;
