import { factsOf } from '#server/access/sessions/people/factsOf.ts';
import type { ConfigStore } from '#server/core/config/ConfigStore.ts';
import type { Database } from '#server/database/database.ts';
import type { BusinessScope } from '#server/database/inBusiness.ts';
import type { ResourceAccess } from '../../../src/compiler/resolve/resources/ResourceAccess.ts';
import type { Environment } from '../../../src/contract/generated/config.ts';
import { type Currency, countryCurrency } from '../../../src/contract/money/currencies.ts';
import { PERMISSIONS } from '../../../src/contract/permissions.ts';

/** A list that a demo user can open. */
export interface OpenList {
  readonly access: ResourceAccess;
  readonly scope: BusinessScope;
  readonly business: string;
  readonly currency: Currency;
}

/** Live mode first. */
const ENVIRONMENTS: readonly Environment[] = ['PRODUCTION', 'DEVELOPMENT'];

/**
 * Returns every list of the config that a user with all permissions has in one of the demo's businesses, by resource.
 */
export async function openLists({ pool }: Database, config: ConfigStore): Promise<Map<string, OpenList>> {
  const { rows } = await pool.query(
    `select distinct on (b.business_id) b.*, m.* from businesses b join memberships m using (business_id)
     where ${PERMISSIONS.map((permission) => `m.${permission}`).join(' and ')} order by b.business_id`,
  );
  // The business with the most flags has the most lists: the others add the missing ones.
  rows.sort((a, b) => Number(a.internal) - Number(b.internal) || b.flags.length - a.flags.length);
  const { flags } = config.current().config.flags.value;
  const open = new Map<string, OpenList>();
  for (const environment of ENVIRONMENTS) {
    for (const row of rows) {
      const { access } = config.resolve(row.brand, factsOf(row, row, environment, flags));
      const scope = { businessId: row.business_id, environment };
      for (const [name, list] of access) {
        if (open.has(name)) continue;
        open.set(name, { access: list, scope, business: row.name, currency: countryCurrency(row.country) });
      }
    }
  }
  return open;
}
