import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { canUseLive } from '#contract/canUseLive.ts';
import type { CompanyDetailAnswer } from '#contract/generated/api.ts';
import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import { BUSINESS_ID_PREFIX, FILE_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import type { Services } from '../../core/services.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { activations, business_profiles, businesses } from '../../database/schema/index.ts';

type Segment = NonNullable<CompanyDetailAnswer['segment']>;

/** The segment of a business, by the payments that it expects a month. */
const SEGMENTS: Readonly<Record<NonNullable<(typeof activations.$inferSelect)['monthly_volume']>, Segment>> = {
  UNDER_1000_USD: 'MICRO',
  UNDER_10000_USD: 'SMALL',
  UNDER_100000_USD: 'MEDIUM',
  ABOVE_100000_USD: 'LARGE',
};

const FLAG = 'instant-activation';

/**
 * GET /api/common-company-detail: how far the activation of the business is, and what it says of itself. The activation is in
 * test mode, and the profile in the mode of the request.
 * Rule activation.company-data, routes.company-data.
 */
export function companyDetailRoute(app: FastifyInstance, { pool }: Services): void {
  app.get(
    '/api/common-company-detail',
    { config: { policy: 'business' } },
    async (request): Promise<CompanyDetailAnswer> => {
      const { business, scope, facts } = request.session();
      const [company] = await inBusiness(pool, scope, (transaction) =>
        transaction.select().from(businesses).where(eq(businesses.business_id, business.id)),
      );
      const [profile] = await inBusiness(pool, scope, (transaction) =>
        transaction.select().from(business_profiles).where(belongsTo(business_profiles, scope)),
      );
      const tested = { ...scope, environment: 'DEVELOPMENT' as const };
      const [activation] = await inBusiness(pool, tested, (transaction) =>
        transaction.select().from(activations).where(belongsTo(activations, tested)),
      );
      if (company === undefined) throw notFound();
      const { go_live_status, kyc_verification_status, is_micro_ecommerce, micro_ecommerce_limits_applied } = company;
      const volume = activation?.monthly_volume;
      const logo = profile?.logo_file;
      return {
        id: formatRecordId(BUSINESS_ID_PREFIX, business.id),
        get_started_page_enabled: VALUE_LISTS.early.some((status) => status === go_live_status),
        get_started_page_completed: canUseLive(go_live_status),
        go_live_status,
        kyc_verification_status,
        submitted_date: activation?.submitted?.toISOString() ?? null,
        segment: volume ? SEGMENTS[volume] : null,
        instant_activation_before_bdd: facts.flag?.includes(FLAG) === true,
        business_logo_url: logo ? `/api/files/${formatRecordId(FILE_ID_PREFIX, logo)}` : null,
        is_micro_ecommerce,
        micro_ecommerce_limits_applied,
      };
    },
  );
}
