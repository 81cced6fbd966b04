import { count, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { businessNameProblem } from '#contract/names/nameProblem.ts';
import { ApiError, fieldError } from '../../core/errors/ApiError.ts';
import { asOwner } from '../../database/inBusiness.ts';
import { businesses } from '../../database/schema/index.ts';
import type { OperationContext } from '../../engine/operations/operation/operation.ts';

type Business = typeof businesses.$inferSelect;

/** What a person entered of a new account. Throws API_VALIDATION_ERROR for a name with line breaks or an address. */
export function enteredAccount({ input }: OperationContext): Pick<Business, 'name' | 'email'> {
  const name = String(input.name).trim();
  const code = businessNameProblem(name);
  if (code !== undefined) {
    const message = code === 'name_controls' ? 'must be a single line' : 'must not contain an address';
    throw fieldError('name', message, code);
  }
  return { name, email: String(input.email).trim().toLowerCase() };
}

/** The accounts that a platform may have which our reviewers have not approved. */
const TEST_ACCOUNTS = 5;

/** Throws LIMIT_REACHED_ERROR for a platform of test mode alone that has its accounts. Rule activation.unlocks. */
async function requireRoom({ transaction, session }: OperationContext, master: Business): Promise<void> {
  if (master.accounts.includes('master')) return;
  const below = await asOwner(transaction, session.scope, async () => {
    // Accounts that are added at the same moment are counted one after another.
    await transaction.select().from(businesses).where(eq(businesses.business_id, master.business_id)).for('update');
    const isBelow = eq(businesses.master_business_id, master.business_id);
    const [counted] = await transaction.select({ of: count() }).from(businesses).where(isBelow);
    return counted?.of ?? 0;
  });
  if (below < TEST_ACCOUNTS) return;
  const message = `Until your platform is approved in live mode, it has at most ${TEST_ACCOUNTS} accounts.`;
  throw new ApiError('LIMIT_REACHED_ERROR', message);
}

/** The row of a new account below the platform of the session, in its brand and country. */
export async function accountRow(
  context: OperationContext,
  of: Pick<Business, 'name' | 'email' | 'go_live_status'> & { readonly type: 'owned' | 'managed' },
): Promise<Business> {
  const { transaction, session, now } = context;
  const { type, ...columns } = of;
  const isMaster = eq(businesses.business_id, session.business.id);
  const [master] = await transaction.select().from(businesses).where(isMaster);
  if (master === undefined) throw new Error('Platform of a new account not found');
  await requireRoom(context, master);
  const { brand, entity, country, time_zone, test_clock_ahead } = master;
  // A business is of both modes: its day of registration is a real one.
  const created = new Date(now.getTime() - session.clockAhead);
  return {
    ...columns,
    business_id: uuidv7({ msecs: now.getTime() }),
    brand,
    entity,
    country,
    time_zone,
    kyc_verification_status: null,
    accounts: ['sub_account', type],
    excluded_pages: [],
    flags: [],
    flags_off: [],
    test_accounts: [],
    test_flags: [],
    master_business_id: master.business_id,
    platform_address: null,
    internal: false,
    is_micro_ecommerce: false,
    micro_ecommerce_limits_applied: false,
    test_clock_ahead,
    created,
    updated: created,
  };
}
