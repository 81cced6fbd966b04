import { eq } from 'drizzle-orm';
import type { ChecklistPerson } from '#contract/generated/api.ts';
import { factsOf } from '../../../access/sessions/people/factsOf.ts';
import type { SessionContext } from '../../../access/sessions/people/SessionContext.ts';
import type { Services } from '../../../core/services.ts';
import { businesses } from '../../../database/schema/index.ts';
import { membersWithout } from '../../notifications/mailReaders.ts';

/** Maximum number of people named. */
const MAX_PEOPLE = 10;

/** An action of a resource, by its name. */
interface NamedAction {
  readonly resource: string;
  readonly action: string;
}

/** The people of the business to whom an action is open, in the order in which they joined. */
export async function peopleWhoCan(
  { database, config }: Pick<Services, 'database' | 'config'>,
  { scope, user }: SessionContext,
  { resource, action }: NamedAction,
): Promise<ChecklistPerson[]> {
  const { businessId, environment } = scope;
  const [row] = await database.drizzle.select().from(businesses).where(eq(businesses.business_id, businessId));
  if (row === undefined) return [];
  const { flags } = config.current().config.flags.value;
  const members = await membersWithout(database.drizzle, businessId, undefined);
  return members
    .toSorted((one, other) => one.membership.created.getTime() - other.membership.created.getTime())
    .filter(({ membership }) => {
      const { access } = config.resolve(row.brand, factsOf(row, membership, environment, flags));
      return access.get(resource)?.actions.some(({ id }) => id === action) === true;
    })
    .slice(0, MAX_PEOPLE)
    .map(({ userId, to_name }) => ({ name: to_name, is_self: userId === user.id }));
}
