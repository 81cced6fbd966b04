import { and, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { countryTimeZone } from '#contract/dates/timeZones.ts';
import { belongsTo } from '#server/database/belongsTo.ts';
import type { BusinessScope } from '#server/database/inBusiness.ts';
import { capital_loans } from '#server/database/schema/index.ts';
import { offerLoan } from '#server/domains/capital/offerLoan.ts';
import type { SampleScene } from './samples/SampleScene.ts';

const DAY = 86_400_000;

/** Days ago on which a loan was offered, and whether the business has requested it, by business and environment. */
const OFFERS: Readonly<Record<string, { readonly days: number; readonly isRequested: boolean }>> = {
  'pasar DEVELOPMENT': { days: 1, isRequested: false },
  'pasar PRODUCTION': { days: 1, isRequested: false },
  'sambal PRODUCTION': { days: 3, isRequested: true },
};

/** Offers a loan for what the trade came to, as the worker does, and requests it. Returns the number of rows. */
export async function seedOffers(client: PoolClient, scope: BusinessScope, scene: SampleScene): Promise<number> {
  const offer = OFFERS[`${scene.business.key} ${scene.environment}`];
  if (offer === undefined) return 0;
  const transaction = drizzle(client);
  const made = new Date(scene.now - offer.days * DAY);
  await offerLoan(transaction, { scope, timeZone: countryTimeZone(scene.business.country) }, false, made);
  const isOffered = and(belongsTo(capital_loans, scope), eq(capital_loans.status, 'OFFERED'));
  scene.begin('capital_offers');
  const requested = scene.after(made, 20);
  const values = offer.isRequested
    ? ({ status: 'REQUESTED', requested, requested_by: scene.member('can_administer'), updated: requested } as const)
    : { updated: made };
  const offered = await transaction
    .update(capital_loans)
    .set(values)
    .where(isOffered)
    .returning({ id: capital_loans.id });
  return offered.length;
}
