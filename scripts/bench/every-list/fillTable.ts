import type { PoolClient } from 'pg';
import type { Config } from '../../../src/compiler/config.ts';
import { multiplyRows } from './multiplyRows.ts';
import type { OpenList } from './openLists.ts';

/** The records of a view: those of sub-accounts for their master, or a business's own with computed values. */
const SHOWN: Readonly<Record<string, string>> = {
  sub_account_transactions: 'transaction',
  sub_account_entries: 'ledger-entry',
  sub_account_activities: 'activity-log',
  store_sales_summaries: 'store',
};

/** Views over users, businesses and stores, which never have a million rows. */
export const SMALL_VIEWS = ['accounts', 'store_sales_summaries', 'sub_accounts', 'sub_account_members', 'team_members'];

/** Fills the table of a list with a number of rows. Returns how many rows of the demo were copied. */
export async function fillTable(client: PoolClient, config: Config, list: OpenList, rows: number): Promise<number> {
  const { record } = list.access;
  const shown = SHOWN[record.table];
  if (shown === undefined) return multiplyRows(client, record, list.scope, rows);
  const base = config.records.get(shown);
  if (base === undefined) throw new Error(`There is no record ${shown}.`);
  if (record.fields.sub_account_id === undefined) return multiplyRows(client, base, list.scope, rows);
  const { rows: subAccounts } = await client.query(
    'select business_id from businesses where master_business_id = $1 order by name limit 1',
    [list.scope.businessId],
  );
  return multiplyRows(client, base, { ...list.scope, businessId: subAccounts[0].business_id }, rows);
}
