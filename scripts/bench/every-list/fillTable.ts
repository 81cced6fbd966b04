import type { PoolClient } from 'pg';
import type { Config } from '../../../src/compiler/config.ts';
import { multiplyRows } from './multiplyRows.ts';
import type { OpenList } from './openLists.ts';

/** The records that a view shows, where they are a table's; what else it joins is as the demo has it. */
const SHOWN: Readonly<Record<string, { readonly record: string; readonly ofSubAccount: boolean }>> = {
  sub_account_transactions: { record: 'transaction', ofSubAccount: true },
  sub_account_entries: { record: 'ledger-entry', ofSubAccount: true },
  sub_account_activities: { record: 'activity-log', ofSubAccount: true },
  store_product_sales: { record: 'store-order-item', ofSubAccount: false },
};

/** Views over people and businesses, of which nobody has a million. */
export const FEW = ['accounts', 'sub_accounts', 'sub_account_members', 'team_members'];

/** Fills what a list reads with so many rows. Answers of how many rows of the demo they are copies. */
export async function fillTable(client: PoolClient, config: Config, list: OpenList, rows: number): Promise<number> {
  const { record } = list.access;
  const shown = SHOWN[record.table];
  if (shown === undefined) return multiplyRows(client, record, list.scope, rows);
  const base = config.records.get(shown.record);
  if (base === undefined) throw new Error(`There is no record ${shown.record}.`);
  if (!shown.ofSubAccount) return multiplyRows(client, base, list.scope, rows);
  const { rows: subAccounts } = await client.query(
    'select business_id from businesses where master_business_id = $1 order by name limit 1',
    [list.scope.businessId],
  );
  return multiplyRows(client, base, { ...list.scope, businessId: subAccounts[0].business_id }, rows);
}
