import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { businessNameProblem } from '#contract/names/nameProblem.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { businesses } from '../../database/schema/index.ts';
import type { OperationContext } from '../../engine/operations/operation/operation.ts';

type Business = typeof businesses.$inferSelect;

/** What a person entered of a new account. Throws API_VALIDATION_ERROR for a name with line breaks or an address. */
export function enteredAccount({ input }: OperationContext): Pick<Business, 'name' | 'email'> {
  const name = String(input.name).trim();
  const code = businessNameProblem(name);
  if (code !== undefined) {
    const message = code === 'name_controls' ? 'must be a single line' : 'must not contain an address';
    throw new ApiError('API_VALIDATION_ERROR', 'Some fields are invalid.', [{ field: 'name', message, code }]);
  }
  return { name, email: String(input.email).trim().toLowerCase() };
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
