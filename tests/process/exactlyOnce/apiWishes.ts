import { randomUUID } from 'node:crypto';
import type { Database } from '#server/database/database.ts';
import type { BusinessScope } from '#server/database/inBusiness.ts';
import type { Random } from '../../helpers/random/Random.ts';
import type { KilledServer } from './KilledServer.ts';
import { sendUntilAnswered } from './sendUntilAnswered.ts';

/** What was requested once, and the records that its answers named. */
export interface Wish {
  readonly resource: 'credit-card-payments' | 'disbursements';
  readonly externalId: string;
  readonly ids: Set<string>;
}

/** Sends what is wished until it is answered. Returns how many answers were lost. */
async function insist(servers: readonly KilledServer[], random: Random, key: string, wish: Wish): Promise<number> {
  const money = { amount: '10000', external_id: wish.externalId };
  const body =
    wish.resource === 'disbursements'
      ? { ...money, bank: 'BCA', account_number: '1234567890', account_name: 'Siti Rahma' }
      : { ...money, test_card: 'VISA_CHARGED', payer_email: 'sari@year.test' };
  const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
  const write = { path: `/api/v1/${wish.resource}`, authorization, idempotencyKey: wish.externalId, body };
  const { id, lost } = await sendUntilAnswered(servers, random, write);
  wish.ids.add(id);
  return lost;
}

/** Sends wishes until it is stopped: a third of them twice at once. */
export async function sendWishes(
  servers: readonly KilledServer[],
  random: Random,
  key: string,
  wishes: Wish[],
  isStopped: () => boolean,
): Promise<number> {
  let lost = 0;
  while (!isStopped()) {
    const resource = random.pick(['credit-card-payments', 'disbursements'] as const);
    const wish: Wish = { resource, externalId: randomUUID(), ids: new Set() };
    wishes.push(wish);
    const times = random.happens(0.33) ? 2 : 1;
    const sent = Array.from({ length: times }, () => insist(servers, random, key, wish));
    lost += (await Promise.all(sent)).reduce((sum, each) => sum + each, 0);
  }
  return lost;
}

/** Records, transactions, lines and callbacks of everything that was requested, by its reference. */
const EFFECTS = `
  select r.kind, r.external_id, count(distinct r.id)::int as records, count(distinct t.id)::int as transactions,
    count(distinct l.journal_id)::int as journals, count(distinct c.id)::int as callbacks,
    coalesce(bool_and(c.status = 'COMPLETED'), true) as delivered,
    string_agg(distinct r.status, ' ') as status
  from (
    select 'credit-card-payments' as kind, concat(status, failure_code) as status, external_id, id, transaction_id, 'ccp_' as prefix from credit_card_payments
    where business_id = $1 and environment = 'DEVELOPMENT'
    union all
    select 'disbursements', status, external_id, id, transaction_id, 'disb_' from disbursements
    where business_id = $1 and environment = 'DEVELOPMENT'
  ) r
  left join transactions t on t.id = r.transaction_id
  left join ledger_entries l on l.transaction_id = t.id
  left join callbacks c on c.external_id = r.external_id and c.product = 'CARD_PAYMENT'
  where r.external_id = any($2) group by r.kind, r.external_id`;

/** The wishes that were not done once, with their records, transactions, journals and callbacks. */
export async function wrongWishes(
  database: Database,
  scope: BusinessScope,
  wishes: readonly Wish[],
): Promise<string[]> {
  const { rows } = await database.pool.query(EFFECTS, [scope.businessId, wishes.map(({ externalId }) => externalId)]);
  const results = new Map<string, string>(
    rows.map(({ external_id, records, transactions, journals, callbacks, delivered, status }) => [
      external_id,
      `${records} ${transactions} ${journals} ${callbacks} ${delivered} ${status.replace('PENDING', 'COMPLETED')}`,
    ]),
  );
  return wishes.flatMap(({ resource, externalId, ids }) => {
    const callbacks = resource === 'credit-card-payments' ? 1 : 0;
    const result = `${results.get(externalId)} ids ${ids.size}`;
    const status = resource === 'disbursements' ? 'COMPLETED' : 'CHARGED';
    return result === `1 1 1 ${callbacks} true ${status} ids 1` ? [] : [`${resource}: ${result}`];
  });
}
