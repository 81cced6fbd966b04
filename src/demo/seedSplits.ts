import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { countryTimeZone } from '#contract/dates/timeZones.ts';
import { BUSINESS_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { countryCurrency } from '#contract/money/currencies.ts';
import { scopeColumns } from '#server/database/belongsTo.ts';
import { type BusinessScope, enterBusiness } from '#server/database/inBusiness.ts';
import { split_rules, virtual_account_payments } from '#server/database/schema/index.ts';
import { acceptPayment } from '#server/domains/payments/acceptPayment.ts';
import { insertAccountPayment } from '#server/domains/payments/payables/accountPayments.ts';
import { paymentMethods } from '#server/domains/payments/payables/paymentMethods.ts';
import { DEMO_BUSINESSES } from './data/businesses.ts';
import type { DemoBusiness } from './data/DemoBusiness.ts';
import { createRandom } from './random.ts';

const MINUTE = 60_000;

const DAY = 86_400_000;

/** Payments are in the balance at once. */
const LIMITS = { settlement: { hour: 7, categories: {} }, virtualAccountSettlementDays: 0 } as const;

/** What payers pay to the first account of a platform, minor units of its currency, in the last half hour. */
const PAID = [250_000n, 480_000n] as const;

/** Of each, before tax. */
const FEE = 4_000n;

/**
 * The split rules of a platform, and payments of an account below it that were divided by the first one.
 * Rule platform.splits-moved.
 */
export async function seedSplits(
  client: PoolClient,
  platform: DemoBusiness,
  scope: BusinessScope,
  businessIds: ReadonlyMap<string, string>,
  now: number,
): Promise<void> {
  if (!platform.accounts.includes('master')) return;
  // Those that have payments anyway.
  const below = DEMO_BUSINESSES.filter(
    ({ master, country, transactions }) =>
      master === platform.key && country === platform.country && transactions[scope.environment] > 0,
  );
  const [payer, partner] = below;
  const payerId = businessIds.get(payer?.key ?? '');
  const partnerId = businessIds.get(partner?.key ?? '');
  const transaction = drizzle(client);
  const random = createRandom(`${platform.key}/${scope.environment}/splits`);
  const currency = countryCurrency(platform.country);
  const share = {
    destination_id: formatRecordId(BUSINESS_ID_PREFIX, scope.businessId),
    destination_name: platform.name,
    percentage: 5,
    reference: 'platform',
  };
  const partnerShares =
    partner === undefined || partnerId === undefined
      ? []
      : [
          {
            destination_id: formatRecordId(BUSINESS_ID_PREFIX, partnerId),
            destination_name: partner.name,
            percentage: 2.5,
            reference: 'partner',
          },
        ];
  const rule = (
    name: string,
    status: 'ACTIVE' | 'INACTIVE',
    days: { readonly made: number; readonly changed: number },
  ) => {
    const created = new Date(now - days.made * DAY);
    const made = {
      id: random.uuid(created.getTime()),
      created,
      updated: new Date(now - days.changed * DAY),
      created_by: platform.members[0]?.email ?? '',
    };
    return {
      ...scopeColumns(scope),
      ...made,
      name,
      status,
      currency,
      description: null,
      routes: [share, ...partnerShares],
    };
  };
  const [name, former] =
    platform.country === 'ID' ? ['Bagi hasil mitra', 'Bagi hasil awal'] : ['Partner share', 'First share'];
  const active = rule(name, 'ACTIVE', { made: 60, changed: 60 });
  await enterBusiness(transaction, scope);
  await transaction.insert(split_rules).values([rule(former, 'INACTIVE', { made: 190, changed: 60 }), active]);
  if (payer === undefined || payerId === undefined || partnerId === undefined) {
    await client.query('RESET ROLE');
    return;
  }
  const account = { businessId: payerId, environment: scope.environment };
  const timeZone = countryTimeZone(platform.country);
  const business = { scope: account, country: platform.country, timeZone, limits: LIMITS, masterId: scope.businessId };
  await enterBusiness(transaction, account);
  const methods = await paymentMethods(transaction, business);
  const bank = virtual_account_payments.bank.enumValues.find((one) =>
    methods.some(({ channel_category, channel }) => channel_category === 'VIRTUAL_ACCOUNT' && channel === one),
  );
  for (const [index, amount] of PAID.entries()) {
    if (bank === undefined) break;
    const moment = new Date(now - (30 - index * 10) * MINUTE);
    const reference = `SPLIT-${index + 1}`;
    const method = { channel_category: 'VIRTUAL_ACCOUNT', channel: bank } as const;
    const paid = { ...method, external_id: reference, reference, amount, fee: FEE, currency, split_rule_id: active.id };
    const transactionId = await acceptPayment(transaction, business, paid, moment);
    const account_number = `88080000000${index + 1}`;
    const number = { bank, account_number, account_name: payer.name, external_id: reference, currency };
    const payment = { ...method, transactionId, amount, fee: FEE, reference, payerName: null };
    await insertAccountPayment(transaction, account, number, payment, moment);
  }
  // The demo goes on as the owner of the tables.
  await client.query('RESET ROLE');
}
