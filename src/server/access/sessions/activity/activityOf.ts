import type { Activity } from '../../../core/activity/recordActivity.ts';
import type { ActingPerson } from '../people/SessionContext.ts';

/** An activity of a user in the current business and environment. */
export function activityOf(person: ActingPerson, action: Activity['action'], origin: Activity['origin']): Activity {
  return {
    businessId: person.business.id,
    environment: person.environment,
    action,
    actor: { name: person.user.fullName, email: person.user.email },
    origin,
  };
}
