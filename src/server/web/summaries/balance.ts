import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { PendingAccess } from '#compiler/resolve/screens/BlockAccess.ts';
import type { BalanceAnswer } from '#contract/generated/api.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import type { SessionContext } from '../../access/sessions/people/SessionContext.ts';
import { readInBusiness } from '../../database/inBusiness.ts';
import { ledger_accounts } from '../../database/schema/index.ts';
import { scopeValues } from '../../engine/resources/statements/conditions.ts';
import type { Row } from '../../engine/resources/statements/selection.ts';
import { bind, statementFor } from '../../engine/resources/statements/statement.ts';
import { sumStatement } from './sumByDay.ts';

/** A query for the accounts of the ledger in a currency: name, and balance in minor units. */
function accountsStatement({ scope, business: { currency } }: SessionContext) {
  const statement = statementFor(
    'accounts of the ledger',
    () => sql`select account, balance::text from ${ledger_accounts}
      where business_id = ${sql.placeholder('business')}::uuid and environment = ${sql.placeholder('environment')}::text
        and currency = ${sql.placeholder('currency')}::text`,
  );
  return bind(statement, { ...scopeValues(scope), currency });
}

/**
 * What a business has in its own currency, read in one round trip: available and in transit from the ledger, and the
 * amounts of payments that are not paid yet, for those who may list them.
 * Rule transactions.balance-summary.
 */
export async function readBalance(
  pool: Pool,
  session: SessionContext,
  pending: PendingAccess | undefined,
): Promise<BalanceAnswer> {
  const { currency } = session.business;
  const unpaid = pending && sumStatement({ ...pending, sum: 'amount', currency }, undefined, session.scope);
  const statements = [accountsStatement(session), ...(unpaid ? [unpaid] : [])];
  const [accounts, sums] = await readInBusiness(pool, session.scope, statements);
  const balances = new Map(((accounts?.rows ?? []) as Row[]).map(([account, balance]) => [account, balance]));
  const decimal = (minor: string | null | undefined) => toDecimal(BigInt(minor ?? '0'), currency);
  return {
    currency,
    available: decimal(balances.get('BALANCE')),
    in_transit: decimal(balances.get('PENDING')),
    ...(sums && { pending: decimal((sums.rows[0] as Row | undefined)?.[0]) }),
  };
}
