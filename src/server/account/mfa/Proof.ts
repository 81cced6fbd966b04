import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** The database, or a transaction of it, as its own user: whoever proves themselves may not be signed in yet. */
export type ProofTables = Pick<NodePgDatabase, 'insert' | 'update' | 'delete' | 'select'>;

/**
 * Uses a right proof up, in the transaction of what it opens. Answers whether it was still there: of any number that come
 * with the same one, one is answered true.
 */
export type UseProof = (transaction: ProofTables) => Promise<boolean>;
