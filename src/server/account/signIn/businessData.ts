import { eq } from 'drizzle-orm';
import type { UserData } from '#contract/generated/api.ts';
import { BUSINESS_ID_PREFIX, FILE_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import type { SessionContext } from '../../access/sessions/people/SessionContext.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { business_profiles, businesses } from '../../database/schema/index.ts';

/** The business that a person works in, as GET /api/authenticated-user-data answers it. Rule routes.user-data. */
export async function businessData(
  transaction: BusinessTransaction,
  { business, environment, scope }: SessionContext,
): Promise<UserData['business']> {
  const [row] = await transaction.select().from(businesses).where(eq(businesses.business_id, business.id));
  const [profile] = await transaction.select().from(business_profiles).where(belongsTo(business_profiles, scope));
  if (row === undefined) throw notFound();
  const { accounts, master_business_id: platform } = row;
  const logo = profile?.logo_file;
  const type = accounts.includes('managed') ? 'MANAGED' : 'OWNED';
  return {
    id: formatRecordId(BUSINESS_ID_PREFIX, business.id),
    name: business.name,
    email: row.email,
    logo: logo ? `/api/files/${formatRecordId(FILE_ID_PREFIX, logo)}` : null,
    entity: row.entity,
    brand_name: business.brand,
    country_of_operation: business.country,
    environment,
    go_live_status: business.goLiveStatus,
    permission: { exclude_dashboard_page: [...row.excluded_pages] },
    is_xp_sub_account: platform !== null,
    xp_sub_account_type: platform === null ? null : type,
    xp_master_account_id: platform === null ? null : formatRecordId(BUSINESS_ID_PREFIX, platform),
    is_switch_business: business.isActedFor,
    created: row.created.toISOString(),
  };
}
