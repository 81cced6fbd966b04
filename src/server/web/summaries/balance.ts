import { and, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { ArrivingAccess, BlockAccess, LeavingAccess } from '#compiler/resolve/screens/BlockAccess.ts';
import type { BalanceAnswer } from '#contract/generated/api.ts';
import type { BalanceBlock } from '#contract/generated/config.ts';
import type { Currency } from '#contract/money/currencies.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import type { SessionContext } from '../../access/sessions/people/SessionContext.ts';
import { type BusinessScope, readInBusiness } from '../../database/inBusiness.ts';
import { ledger_accounts } from '../../database/schema/index.ts';
import { scopeValues } from '../../engine/resources/statements/conditions.ts';
import { fixedConditions, scopeConditions } from '../../engine/resources/statements/recordConditions.ts';
import { recordTable } from '../../engine/resources/statements/recordTable.ts';
import type { Row } from '../../engine/resources/statements/selection.ts';
import { bind, statementFor } from '../../engine/resources/statements/statement.ts';
import { sumStatement } from './sumByBar.ts';

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

/** A query for the earliest day on which something arrives, and the sum of that day in minor units; no row without one. */
function arrivingStatement({ record, where, day, sum }: ArrivingAccess, currency: Currency, scope: BusinessScope) {
  const statement = statementFor(`arriving|${record.name}|${day}|${sum}|${JSON.stringify(where)}`, () => {
    const { table, column } = recordTable(record);
    const these = and(
      ...scopeConditions(record),
      ...fixedConditions(record, where),
      sql`${column('currency')} = ${sql.placeholder('currency')}::text`,
    );
    return sql`select ${column(day)}::text, sum(${column(sum)})::text from ${table} where ${these}
      group by ${column(day)} order by ${column(day)} limit 1`;
  });
  return bind(statement, { ...scopeValues(scope), currency });
}

/** A query for the earliest time at which money leaves by itself; a null row without one. */
function leavingStatement({ record, where, at }: LeavingAccess, scope: BusinessScope) {
  const statement = statementFor(`leaving|${record.name}|${at}|${JSON.stringify(where)}`, () => {
    const { table, column } = recordTable(record);
    const these = and(...scopeConditions(record), ...fixedConditions(record, where));
    const utc = sql`to_char(min(${column(at)}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
    return sql`select ${utc} from ${table} where ${these}`;
  });
  return bind(statement, scopeValues(scope));
}

/**
 * What a business has in its own currency, read in one round trip: available and in transit from the ledger, the
 * amounts of payments that are not paid yet, what arrives next, and when money leaves next, for those who may list them.
 * Rule transactions.balance-summary, transactions.arriving, transactions.leaving.
 */
export async function readBalance(
  pool: Pool,
  session: SessionContext,
  {
    pending,
    arriving,
    leaving,
  }: Pick<Extract<BlockAccess, { block: BalanceBlock }>, 'pending' | 'arriving' | 'leaving'>,
): Promise<BalanceAnswer> {
  const { currency } = session.business;
  const unpaid = pending && sumStatement({ ...pending, sum: 'amount', currency }, undefined, session.scope);
  const next = arriving && arrivingStatement(arriving, currency, session.scope);
  const leave = leaving && leavingStatement(leaving, session.scope);
  const optional = [unpaid, next, leave];
  const wanted = optional.filter((statement) => statement !== undefined);
  const [accounts, ...others] = await readInBusiness(pool, session.scope, [accountsStatement(session), ...wanted]);
  const [sums, days, times] = optional.map((statement) => statement && others.shift());
  const [day, amount] = (days?.rows[0] ?? []) as Row;
  const [time] = (times?.rows[0] ?? []) as Row;
  const balances = new Map(((accounts?.rows ?? []) as Row[]).map(([account, balance]) => [account, balance]));
  const decimal = (minor: string | null | undefined) => toDecimal(BigInt(minor ?? '0'), currency);
  return {
    currency,
    available: decimal(balances.get('BALANCE')),
    in_transit: decimal(balances.get('PENDING')),
    ...(sums && { pending: decimal((sums.rows[0] as Row | undefined)?.[0]) }),
    ...(day != null && { arriving: { day, amount: decimal(amount) } }),
    ...(time != null && { leaving: time }),
  };
}
