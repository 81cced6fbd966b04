import { eq } from 'drizzle-orm';
import type { SecurityAnswer } from '#contract/generated/api.ts';
import type { SessionContext } from '../../../access/sessions/people/SessionContext.ts';
import { pins, sessions, users } from '../../../database/schema/index.ts';
import { countBackupCodes } from './backupCodes.ts';
import type { ProofTables } from './Proof.ts';

/** The sign-in settings of the signed-in user. */
export async function securityOf(
  database: ProofTables,
  { user, sessionId }: Pick<SessionContext, 'user' | 'sessionId'>,
): Promise<SecurityAnswer> {
  const [kept] = await database
    .select({ user: users, pin: pins.updated, began: sessions.created })
    .from(users)
    .leftJoin(pins, eq(pins.user_id, users.user_id))
    .leftJoin(sessions, eq(sessions.session_id, sessionId))
    .where(eq(users.user_id, user.id));
  if (kept === undefined) throw new Error('Signed-in user not found');
  const { phone_number, phone_verified, mfa_type } = kept.user;
  return {
    email: user.email,
    mfa_type,
    backup_codes_left: await countBackupCodes(database, user.id),
    phone_number,
    is_phone_number_verified: phone_verified !== null,
    // A number that was verified in this session proves only that the user has the session.
    is_phone_number_trusted: phone_verified !== null && kept.began !== null && phone_verified < kept.began,
    is_pin_set: kept.pin !== null,
  };
}
