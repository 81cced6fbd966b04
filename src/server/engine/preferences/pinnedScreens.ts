import { and, eq } from 'drizzle-orm';
import type { Screens } from '#compiler/resolve/resolution.ts';
import type { ResolvedItem } from '#contract/generated/api.ts';
import type { ActingPerson } from '../../access/sessions/people/SessionContext.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { pinned_screens } from '../../database/schema/index.ts';

type Person = Pick<ActingPerson, 'scope' | 'user'>;

function addressesOf({ to, items = [] }: ResolvedItem): string[] {
  return [...(to === undefined ? [] : [to]), ...items.flatMap(addressesOf)];
}

/** The addresses of a sidebar, in its order. */
export function sidebarAddresses({ navigation }: Pick<Screens, 'navigation'>): string[] {
  return navigation.flatMap(({ items }) => items.flatMap(addressesOf));
}

/** The condition of the row that holds what a person has pinned in a business. */
export function isPinnedBy({ scope, user }: Person) {
  return and(eq(pinned_screens.business_id, scope.businessId), eq(pinned_screens.user_id, user.id));
}

/**
 * Returns the addresses that a person has pinned in a business, in the order in which they were pinned. They may be closed
 * to the person by now.
 */
export async function readPinned(tx: Pick<BusinessTransaction, 'select'>, person: Person): Promise<readonly string[]> {
  const [kept] = await tx.select({ screens: pinned_screens.screens }).from(pinned_screens).where(isPinnedBy(person));
  return kept?.screens ?? [];
}
