import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { belongsTo } from '#server/database/belongsTo.ts';
import { activations, businesses, form_drafts } from '#server/database/schema/index.ts';
import { hasActivation } from '#server/domains/activation/addActivation.ts';
import { addressIn } from './data/addresses.ts';
import type { DemoBusiness } from './data/DemoBusiness.ts';
import { createRandom } from './random.ts';
import { SampleScene } from './samples/SampleScene.ts';
import { DAY } from './trade/calendar.ts';

type Activation = typeof activations.$inferSelect;

/** The state of an activation by the status of its business, which follows it. Rule modes.transitions. */
const STATES: Readonly<Record<Exclude<DemoBusiness['status'], 'INVITED'>, Activation['status']>> = {
  REGISTERED: 'OPEN',
  AWAITING_DOCS: 'AWAITING_DATA',
  TIER_1: 'AWAITING_DATA',
  FORM_CONFIRMED: 'DATA_PROVIDED',
  PENDING: 'DATA_PROVIDED',
  PENDING_VERIFICATION: 'DATA_PROVIDED',
  LIVE_TESTMODE: 'DATA_PROVIDED',
  PENDING_LIVE: 'DATA_PROVIDED',
  INSTANT_LIVE_PENDING_VERIFICATION: 'DATA_PROVIDED',
  INSTANT_LIVE_AWAITING_DOCS: 'DECLINED',
  INSTANT_LIVE_SUSPENDED: 'DECLINED',
  INSTANT_LIVE_SUSPENDED_CAN_WITHDRAW: 'DECLINED',
  INVALID: 'DECLINED',
  FAILED: 'DECLINED',
  LIVE: 'PASSED',
  SUSPENDED: 'PASSED',
};

/** What a business has filled in so far. */
function begun({ name, email, country }: DemoBusiness) {
  const isIndonesian = country === 'ID';
  return {
    entity_type: isIndonesian ? ('ENTITY_DOMESTIC' as const) : ('CORPORATION' as const),
    legal_name: isIndonesian ? `PT ${name}` : `${name} Corp.`,
    brand_name: name,
    industry: 'RETAIL' as const,
    description: isIndonesian
      ? 'Melayani pembeli di toko kami dan secara daring, dengan pengiriman di hari yang sama.'
      : 'Sold in our shop and online, and delivered on the same day.',
    usage_intents: ['ACCEPT_PAYMENTS' as const],
    monthly_volume: 'UNDER_10000_USD' as const,
    email,
    id_option: 'ONE_PRIMARY' as const,
  };
}

/** What a business has submitted. Its documents are not there: the demo has no files. */
function filledIn(business: DemoBusiness, scene: SampleScene, owner: string) {
  const { key, email, country } = business;
  const isIndonesian = country === 'ID';
  const { phone } = scene.person();
  const idNumber = isIndonesian ? scene.random.digits(16) : scene.random.digits(12);
  return {
    ...begun(business),
    sector: 'OFFICE_SUPPLIES' as const,
    website: `https://${key}.example`,
    website_check: 'SUCCESS' as const,
    tax_number: scene.random.digits(isIndonesian ? 15 : 12),
    tax_number_check: 'SUCCESS' as const,
    registration_number: scene.random.digits(isIndonesian ? 13 : 9),
    phone_number: phone,
    address: isIndonesian ? addressIn('32.73.19.1001', 'Jalan Braga 58') : addressIn('1380300002', '12 Jupiter Street'),
    representative_name: owner,
    representative_role: isIndonesian ? 'Direktur' : 'Director',
    representative_birth_date: '1985-04-12',
    representative_country: country,
    representative_email: email,
    representative_phone: phone,
    primary_id: isIndonesian ? ('KTP' as const) : ('UMID' as const),
    primary_id_number: idNumber,
    owners: [{ name: owner, role: 'DIRECTOR' as const, country, id_number: idNumber, share: 100 }],
  };
}

/** Our answer to what was submitted, a day after; `null` of each while it waits. */
function answer(status: Activation['status'], submitted: Date) {
  if (status === 'DATA_PROVIDED') return { updated: submitted };
  const decided = new Date(submitted.getTime() + DAY);
  const reason = status === 'DECLINED' ? ('RISK_TOO_HIGH' as const) : null;
  return { updated: decided, decided, reason };
}

/** The row of the business, and who fills in its activation. */
interface ActivationOwner {
  readonly business_id: string;
  readonly created: Date;
  readonly owner: { readonly user_id: string; readonly user_name: string };
  /** UTC milliseconds. */
  readonly now: number;
}

/**
 * Moves the activation of a business, which `addFirstRecords` has opened, to where its status is, with the draft of one that was
 * begun. A business of the demo submits its activation on its first day.
 */
export async function seedActivation(
  db: Pick<NodePgDatabase, 'insert' | 'update'>,
  business: DemoBusiness,
  { business_id, created, owner, now }: ActivationOwner,
): Promise<void> {
  if (business.status === 'INVITED' || !hasActivation(business)) return;
  const status = STATES[business.status];
  const id = createRandom(`${business.key}/activation`).uuid(created.getTime());
  const isOwn = belongsTo(activations, { businessId: business_id, environment: 'DEVELOPMENT' });
  if (status === 'OPEN' || status === 'AWAITING_DATA') {
    await db.update(activations).set({ id, status, business_status: business.status }).where(isOwn);
  } else {
    const scene = new SampleScene({ business, environment: 'DEVELOPMENT', customers: [], now });
    scene.begin('activations');
    const sent = {
      submitted: created,
      submitted_by: scene.member('can_administer'),
      agreed: true,
      ...(business.status === 'LIVE_TESTMODE' && { tried: created, simulated: 'APPROVED' as const }),
    };
    const states = { status, business_status: business.status };
    const columns = {
      id,
      ...states,
      ...filledIn(business, scene, owner.user_name),
      ...sent,
      ...answer(status, created),
    };
    await db.update(activations).set(columns).where(isOwn);
  }
  // Where triggers run, the status of the business has followed its activation; that of the demo may be one by an operator.
  await db.update(businesses).set({ go_live_status: business.status }).where(eq(businesses.business_id, business_id));
  if (status !== 'AWAITING_DATA') return;
  // A draft is removed 180 days after its last change. Rule forms.shared-drafts.
  const updated = new Date(Math.max(created.getTime(), now - 3 * DAY));
  const of = { business_id, environment: 'DEVELOPMENT' as const, created, updated };
  const draft = { form: 'activation', record_id: id, values: begun(business), version: 1 };
  await db.insert(form_drafts).values({ ...of, ...draft, ...owner });
}
