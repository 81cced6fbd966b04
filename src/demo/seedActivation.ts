import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { activations, form_drafts } from '#server/database/schema/index.ts';
import type { DemoBusiness } from './data/DemoBusiness.ts';
import { createRandom } from './random.ts';

/** The state of an activation by the status of its business; what is live in the demo was activated before. */
const STATES: Readonly<Partial<Record<DemoBusiness['status'], 'OPEN' | 'AWAITING_DATA'>>> = {
  REGISTERED: 'OPEN',
  AWAITING_DOCS: 'AWAITING_DATA',
  TIER_1: 'AWAITING_DATA',
};

/** What a business has filled in so far. */
function begun({ name, email }: DemoBusiness) {
  return {
    entity_type: 'ENTITY_DOMESTIC',
    legal_name: `PT ${name}`,
    brand_name: name,
    industry: 'RETAIL',
    description: 'Perlengkapan kantor untuk usaha kecil, dikirim dari gudang kami di Bandung.',
    usage_intents: ['ACCEPT_PAYMENTS'],
    monthly_volume: 'UNDER_10000_USD',
    email,
    id_option: 'ONE_PRIMARY',
  };
}

/** The row of the business, and who fills in its activation. */
interface ActivationOwner {
  readonly business_id: string;
  readonly created: Date;
  readonly owner: { readonly user_id: string; readonly user_name: string };
}

/** Writes the activation of a business that is not live or of the limited tier, and the draft of one that was begun. */
export async function seedActivation(
  db: Pick<NodePgDatabase, 'insert'>,
  business: DemoBusiness,
  { business_id, created, owner }: ActivationOwner,
): Promise<void> {
  const status = STATES[business.status];
  if (status === undefined) return;
  const id = createRandom(`${business.key}/activation`).uuid(created.getTime());
  const of = { business_id, environment: 'DEVELOPMENT' as const, created, updated: created };
  await db.insert(activations).values({ ...of, id, status, id_option: 'ONE_PRIMARY' });
  if (status === 'OPEN') return;
  const draft = { form: 'activation', record_id: id, values: begun(business), version: 1 };
  await db.insert(form_drafts).values({ ...of, ...draft, ...owner });
}
