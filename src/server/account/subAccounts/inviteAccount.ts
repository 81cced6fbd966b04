import { and, eq } from 'drizzle-orm';
import { BUSINESS_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { composeMail } from '../../core/mails/composeMail.ts';
import { sendMail } from '../../core/outbox/sendMail.ts';
import { asOwner } from '../../database/inBusiness.ts';
import { businesses } from '../../database/schema/index.ts';
import type { CreationOutcome, OperationContext } from '../../engine/operations/operation/operation.ts';
import { accountRow, enteredAccount } from './accountRow.ts';

type Business = typeof businesses.$inferSelect;

/** Seconds before an account may be invited again. */
const RESEND_SECONDS = 60;

/** The account that the platform has invited by this e-mail address and that has not registered yet. */
function isInvited({ session }: OperationContext, email: string) {
  return and(
    eq(businesses.master_business_id, session.business.id),
    eq(businesses.email, email),
    eq(businesses.go_live_status, 'INVITED'),
  );
}

/** Mails the link by which the account registers, in the language and brand of the person who invites. */
async function mailInvitation(
  { transaction, session, brand, now }: OperationContext,
  { business_id, name, email }: Pick<Business, 'business_id' | 'name' | 'email'>,
): Promise<void> {
  const { business, user } = session;
  const link = `${brand.address}/xenplatform/register/${formatRecordId(BUSINESS_ID_PREFIX, business_id)}`;
  const values = { brand: brand.brand.name, platform: business.name, inviter: user.fullName, name, link };
  const mail = composeMail({ brand, language: user.preferredLanguage, mail: 'account_invitation', values });
  await sendMail(transaction, { to: email, ...mail }, now);
}

/**
 * `sub_accounts.invite`: adds a managed account as INVITED and mails the link by which its person registers it. An account that
 * was invited before gets the mail again. Throws API_VALIDATION_ERROR, and LIMIT_REACHED_ERROR within a minute of the last mail.
 * Rule platform.registration.
 */
export async function inviteAccount(context: OperationContext): Promise<CreationOutcome> {
  const { transaction, session, now } = context;
  const entered = enteredAccount(context);
  const made = await accountRow(context, { ...entered, go_live_status: 'INVITED', type: 'managed' });
  const account = await asOwner(transaction, session.scope, async () => {
    const [known] = await transaction.select().from(businesses).where(isInvited(context, entered.email)).for('update');
    if (known === undefined) {
      await transaction.insert(businesses).values(made);
      return made;
    }
    if (now.getTime() - known.updated.getTime() < RESEND_SECONDS * 1_000) {
      throw new ApiError('LIMIT_REACHED_ERROR', 'This account was invited less than a minute ago. Try again later.');
    }
    const columns = { name: entered.name, updated: now };
    await transaction.update(businesses).set(columns).where(isInvited(context, entered.email));
    return { ...known, ...columns };
  });
  await mailInvitation(context, account);
  const after = { ...entered, type: 'MANAGED', status: 'INVITED' };
  return { recordId: account.business_id, activity: 'RECORD_CREATED', before: {}, after };
}
