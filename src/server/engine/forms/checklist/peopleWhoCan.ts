import { eq } from 'drizzle-orm';
import type { ChecklistPerson } from '#contract/generated/api.ts';
import { activeMembers } from '../../../access/sessions/people/activeMembers.ts';
import { factsOf } from '../../../access/sessions/people/factsOf.ts';
import type { SessionContext } from '../../../access/sessions/people/SessionContext.ts';
import type { Services } from '../../../core/services.ts';
import { businesses } from '../../../database/schema/index.ts';

/** Maximum number of people named. */
const MAX_PEOPLE = 10;

/** The people of the business to whom an action of a resource is open, in the order in which they joined. */
export async function peopleWhoCan(
  { database, config }: Pick<Services, 'database' | 'config'>,
  { scope, user }: SessionContext,
  resource: string,
  action: string,
): Promise<ChecklistPerson[]> {
  const { businessId, environment } = scope;
  const [row] = await database.drizzle.select().from(businesses).where(eq(businesses.business_id, businessId));
  if (row === undefined) return [];
  const { flags } = config.current().config.flags.value;
  const members = await activeMembers(database.drizzle, businessId);
  const able = members.filter(({ membership }) => {
    const { access } = config.resolve(row.brand, factsOf(row, membership, environment, flags));
    return access.get(resource)?.actions.some(({ id }) => id === action) === true;
  });
  return able.slice(0, MAX_PEOPLE).map(({ userId, name }) => ({ name, is_self: userId === user.id }));
}
