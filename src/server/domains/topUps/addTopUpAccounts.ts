import { randomInt } from 'node:crypto';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { v7 as uuidv7 } from 'uuid';
import { hasCardNumber } from '#contract/cards/cardNumbers.ts';
import type { Country } from '#contract/generated/config.ts';
import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import { countryCurrency } from '#contract/money/currencies.ts';
import { ENVIRONMENTS } from '../../database/schema/columns.ts';
import { type businesses, top_up_accounts } from '../../database/schema/index.ts';
import { queueDeposits } from '../deposits/queueDeposits.ts';

type Business = Pick<typeof businesses.$inferSelect, 'business_id' | 'country' | 'name'>;
export type TopUpBank = (typeof top_up_accounts.$inferSelect)['bank'];

/** Banks with top-up accounts, by country. */
export const TOP_UP_BANKS: Readonly<Record<Country, readonly TopUpBank[]>> = {
  ID: VALUE_LISTS['banks-of-indonesia'],
  PH: VALUE_LISTS['banks-of-philippines'],
  SG: [],
};

/** The company code of top-up accounts, with which their numbers begin. */
const COMPANY_CODE = '8808';

/** Digits after the company code. */
const DIGITS = 12;

/** A random number that nothing takes for the number of a card. */
function accountNumber(): string {
  for (;;) {
    const number = `${COMPANY_CODE}${String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')}`;
    if (!hasCardNumber(number)) return number;
  }
}

/**
 * Adds the top-up accounts of a new business, one for each bank of its country and environment, and queues those of live mode
 * for the provider that reports transfers to them. Rule transactions.top-up, accept.watched-numbers.
 */
export async function addTopUpAccounts(
  transaction: Pick<NodePgDatabase, 'insert'>,
  { business_id, country, name }: Business,
  now: Date,
): Promise<void> {
  const rows = ENVIRONMENTS.flatMap((environment) =>
    TOP_UP_BANKS[country].map((bank) => ({
      business_id,
      environment,
      id: uuidv7({ msecs: now.getTime() }),
      created: now,
      bank,
      account_number: accountNumber(),
      account_name: name.toUpperCase(),
      currency: countryCurrency(country),
    })),
  );
  if (rows.length === 0) return;
  const { id, environment: mode } = top_up_accounts;
  // A business to which missing records are added may have some of them.
  const added = await transaction.insert(top_up_accounts).values(rows).returning({ recordId: id, environment: mode });
  for (const { environment, recordId } of added) {
    await queueDeposits(
      transaction,
      { businessId: business_id, environment },
      { kind: 'top-up-account', recordId },
      now,
    );
  }
}
