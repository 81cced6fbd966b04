import { and, eq, inArray, or } from 'drizzle-orm';
import type { AccountType } from '#contract/generated/api.ts';
import type { Services } from '../../core/services.ts';
import { businesses } from '../../database/schema/index.ts';

/** An account whose team somebody answers for. */
export interface TeamAccount {
  /** UUID. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly type: AccountType;
  /** It is the business that is worked in. */
  readonly isOwn: boolean;
  readonly row: typeof businesses.$inferSelect;
}

function typeOf(accounts: readonly string[]): AccountType {
  if (accounts.includes('master')) return 'MASTER';
  if (accounts.includes('owned')) return 'OWNED';
  return accounts.includes('managed') ? 'MANAGED' : 'REGULAR';
}

/**
 * The accounts whose teams an administrator of a business answers for: its own, and those below it where it is a
 * platform master. Of `ids`, UUIDs, only those that are among them; without `ids`, only its own.
 * Asked as the database's own user and bound by the business of the session: a request's role sees its own business alone.
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
    return [id, { id, name, email, type: typeOf(row.accounts), isOwn: id === business.id, row }];
  });
  return new Map(accounts);
}
