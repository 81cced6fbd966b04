import { randomUUID } from 'node:crypto';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { v7 as uuidv7 } from 'uuid';
import { countryCurrency } from '#contract/money/currencies.ts';
import { belongsTo, scopeOf } from '../../database/belongsTo.ts';
import { ENVIRONMENTS } from '../../database/schema/columns.ts';
import {
  business_profiles,
  type businesses,
  checkout_settings,
  retail_outlet_settings,
  test_clocks,
} from '../../database/schema/index.ts';

/** A new business, with what was entered of its person. */
export interface NewBusiness
  extends Pick<
    typeof businesses.$inferSelect,
    'business_id' | 'name' | 'email' | 'country' | 'entity' | 'accounts' | 'internal'
  > {
  /** E.164; `null` when none was entered. */
  readonly phone_number: string | null;
}

/** Checkout settings of a new business. Rule settings.checkout. */
export const CHECKOUT_DEFAULTS = {
  primary_colour: '#31b1ee',
  secondary_colour: '#1285e2',
  font: 'INTER',
  ttl_hours: 24,
  remind_payers: true,
  success_url: null,
} as const;

/** After how many hours a retail payment code expires. */
const RETAIL_EXPIRY_HOURS = 48;

/** Shortest prefix of retail payment codes. */
const SHORTEST_PREFIX = 2;

/** The letters and digits of a text that a prefix may have. */
function retailLetters(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-HJ-NP-Z2-9]/g, '');
}

/** The prefix of retail payment codes from a name: its first four letters or digits that a prefix may have. */
export function retailPrefix(name: string): string {
  const letters = retailLetters(name).slice(0, 4);
  return letters.length < SHORTEST_PREFIX ? 'PAY' : letters;
}

type Settings = typeof retail_outlet_settings.$inferInsert;

/** Adds the retail settings, with a prefix that no other business has. Rule forms.retail-prefix-free. */
async function addRetailSettings(
  transaction: Pick<NodePgDatabase, 'insert' | 'select'>,
  key: Omit<Settings, 'prefix' | 'expiry_hours'>,
  name: string,
): Promise<void> {
  const [known] = await transaction
    .select({ id: retail_outlet_settings.id })
    .from(retail_outlet_settings)
    .where(belongsTo(retail_outlet_settings, scopeOf(key)));
  if (known !== undefined) return;
  const wanted = retailPrefix(name);
  for (let prefix = wanted; ; prefix = wanted + retailLetters(randomUUID()).slice(0, 4)) {
    const added = await transaction
      .insert(retail_outlet_settings)
      .values({ ...key, prefix, expiry_hours: RETAIL_EXPIRY_HOURS })
      .onConflictDoNothing({ target: [retail_outlet_settings.environment, retail_outlet_settings.prefix] })
      .returning({ id: retail_outlet_settings.id });
    if (added.length > 0) return;
  }
}

/** Adds the profile, checkout settings and retail settings of a new business. Rule registration.first-day-records. */
export async function addFirstSettings(
  transaction: Pick<NodePgDatabase, 'insert' | 'select'>,
  { business_id, name, email, country, entity, phone_number }: NewBusiness,
  now: Date,
): Promise<void> {
  for (const environment of ENVIRONMENTS) {
    const key = () => ({
      business_id,
      environment,
      id: uuidv7({ msecs: now.getTime() }),
      created: now,
      updated: now,
    });
    await transaction.insert(business_profiles).values({
      ...key(),
      brand_name: name,
      legal_name: name,
      email,
      phone_number,
      industry: 'OTHER',
      country,
    });
    if (environment === 'DEVELOPMENT') {
      await transaction
        .insert(test_clocks)
        .values({ ...key(), status: 'READY', moved_to: null, until: null, moved_by: null });
    }
    if (country === 'SG') continue;
    if (entity !== 'remittance') await addRetailSettings(transaction, key(), name);
    if (entity === 'main')
      await transaction.insert(checkout_settings).values({
        ...key(),
        ...CHECKOUT_DEFAULTS,
        language: country === 'ID' ? 'id' : 'en',
        currency: countryCurrency(country),
      });
  }
}
