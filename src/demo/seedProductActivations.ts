import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Environment } from '#contract/generated/config.ts';
import { isInternalEmail } from '#server/access/sessions/people/internalDomains.ts';
import { belongsTo } from '#server/database/belongsTo.ts';
import { ereceipt_activations, platform_activations } from '#server/database/schema/index.ts';
import type { DemoBusiness } from './data/DemoBusiness.ts';
import { createRandom } from './random.ts';
import { DAY } from './trade/calendar.ts';

type Platform = typeof platform_activations.$inferInsert;

/** The applications of the demo that are underway, by mode and business. */
const UNDERWAY: Readonly<Record<Environment, Readonly<Record<string, Platform['status']>>>> = {
  PRODUCTION: { kopi: 'DATA_PROVIDED', manila: 'AWAITING_SIGN', mitra: 'DECLINED' },
  DEVELOPMENT: { 'beranda-manila': 'DATA_PROVIDED', manila: 'AWAITING_SIGN', mitra: 'DATA_PROVIDED' },
};

/** What a business has filled in to be a platform. */
function filledIn({ name, key, email, country }: DemoBusiness, submitted_by: string) {
  const isIndonesian = country === 'ID';
  return {
    platform_name: name,
    website: `https://${key}.example`,
    description: isIndonesian
      ? 'Penjual di marketplace kami menerima pembayaran di akun masing-masing.'
      : 'Sellers of our marketplace are paid into accounts of their own.',
    account_types: ['MANAGED'],
    account_count: 'UNDER_100' as const,
    monthly_volume: 'UNDER_100000_USD' as const,
    fee_model: 'PERCENTAGE' as const,
    account_checks: isIndonesian
      ? 'Kami memeriksa KTP pemilik dan izin usaha setiap penjual sebelum tokonya dibuka.'
      : 'We check the ID of the owner and the permit of each seller before its shop opens.',
    contact_person: isIndonesian ? 'Dewi Lestari' : 'Maria Santos',
    email,
    phone_number: isIndonesian ? '+6281234567890' : '+639171234567',
    agreed: true,
    submitted_by,
  };
}

/** The moments of an application that was submitted days ago. */
function answered(status: Platform['status'], submitted: Date) {
  const decided = new Date(submitted.getTime() + DAY);
  if (status === 'DATA_PROVIDED') return { submitted, updated: submitted };
  if (status === 'DECLINED') return { submitted, decided, reason: 'WEBSITE_NOT_REACHABLE' as const, updated: decided };
  return { submitted, decided, updated: decided };
}

/** Who is of the business, and since when. */
interface Applicant {
  readonly business_id: string;
  readonly created: Date;
  readonly environment: Environment;
  /** UTC milliseconds. */
  readonly now: number;
}

/**
 * Moves the applications of a business for products, which `addFirstRecords` has opened, to where they are in one mode; a platform
 * of the demo was approved on its first day.
 */
export async function seedProductActivations(
  db: Pick<NodePgDatabase, 'update'>,
  business: DemoBusiness,
  { business_id, created, environment, now }: Applicant,
): Promise<void> {
  const { key, name, country, entity, accounts, flags, members } = business;
  const id = (product: string) => createRandom(`${key}/${environment}/${product}-activation`).uuid(created.getTime());
  const scope = { businessId: business_id, environment };
  const by = members[0]?.email ?? business.email;
  const passed = { status: 'PASSED' as const, submitted: created, submitted_by: by, decided: created, agreed: true };
  if (entity === 'main' && country !== 'SG' && !accounts.includes('sub_account')) {
    const underway = UNDERWAY[environment][key];
    const row: Partial<Platform> = { id: id('platform') };
    if (accounts.includes('master'))
      Object.assign(row, filledIn(business, by), passed, { signed: created, signed_by: by });
    else if (underway !== undefined)
      Object.assign(row, { status: underway }, filledIn(business, by), answered(underway, new Date(now - 3 * DAY)));
    await db.update(platform_activations).set(row).where(belongsTo(platform_activations, scope));
  }
  if (country !== 'PH' || !isInternalEmail(business.email)) return;
  const isActive = flags.includes('ereceipts');
  const active = isActive ? { trade_name: name, ...passed } : {};
  const row = { id: id('ereceipts'), ...active };
  await db.update(ereceipt_activations).set(row).where(belongsTo(ereceipt_activations, scope));
}
