import { and, eq, inArray, or } from 'drizzle-orm';
import type { AccountType } from '#contract/generated/api.ts';
import type { Services } from '../../core/services.ts';
import { businesses } from '../../database/schema/index.ts';

/** An account of a team. */
export interface TeamAccount {
  /** UUID. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly type: AccountType;
  /** Whether it is the current business. */
  readonly isOwn: boolean;
  readonly row: typeof businesses.$inferSelect;
}

function typeOf(accounts: readonly string[]): AccountType {
  if (accounts.includes('master')) return 'MASTER';
  if (accounts.includes('owned')) return 'OWNED';
  return accounts.includes('managed') ? 'MANAGED' : 'REGULAR';
}

/**
 * The accounts that an administrator of a business manages: the business itself, and those below it if it is a platform
 * master. Of `ids`, UUIDs, returns those that are among them; without `ids` only its own. Queried as the database owner and
 * restricted to the session's business, because the request's role sees its own business only.
 */
export async function teamAccounts(
  { database }: Pick<Services, 'database'>,
  { business }: { readonly business: { readonly id: string } },
  ids: readonly string[] = [business.id],
): Promise<ReadonlyMap<string, TeamAccount>> {
  if (ids.length === 0) return new Map();
  const rows = await database.drizzle
    .select()
    .from(businesses)
    .where(
      and(
        inArray(businesses.business_id, [...ids]),
        or(eq(businesses.business_id, business.id), eq(businesses.master_business_id, business.id)),
      ),
    );
  const accounts = rows.map((row): [string, TeamAccount] => {
    const { business_id: id, name, email } = row;
    return [
      id,
      { id, name, email, type: typeOf([...row.accounts, ...row.test_accounts]), isOwn: id === business.id, row },
    ];
  });
  return new Map(accounts);
}
