import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { former_passwords, passwords } from '../../database/schema/index.ts';

type Passwords = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete'>;

/** A new password of a user. */
export interface NewPasswordHash {
  readonly userId: string;
  /** argon2id, in PHC form. */
  readonly hash: string;
  /** Number of former passwords to remember. */
  readonly remembered: number;
}

/** Stores a new password, and remembers the previous one. */
export async function keepPassword(
  tx: Passwords,
  { userId, hash, remembered }: NewPasswordHash,
  now: Date,
): Promise<void> {
  const [current] = await tx
    .select({ hash: passwords.hash })
    .from(passwords)
    .where(eq(passwords.user_id, userId))
    .for('update');
  if (current !== undefined) {
    await tx
      .insert(former_passwords)
      .values({ user_id: userId, hash: current.hash, replaced: now })
      .onConflictDoNothing();
  }
  await tx
    .insert(passwords)
    .values({ user_id: userId, hash, updated: now })
    .onConflictDoUpdate({ target: passwords.user_id, set: { hash, updated: now } });
  const newest = tx
    .select({ replaced: former_passwords.replaced })
    .from(former_passwords)
    .where(eq(former_passwords.user_id, userId))
    .orderBy(desc(former_passwords.replaced))
    .limit(remembered);
  await tx
    .delete(former_passwords)
    .where(and(eq(former_passwords.user_id, userId), notInArray(former_passwords.replaced, newest)));
}
