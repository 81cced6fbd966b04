import type { Activity } from '../../core/activity/recordActivity.ts';
import type { ActingPerson } from './SessionContext.ts';

/** Something that a person does in the business and environment they work in. */
export function activityOf(person: ActingPerson, action: Activity['action'], origin: Activity['origin']): Activity {
  return {
    businessId: person.business.id,
    environment: person.environment,
    action,
    actor: { name: person.user.fullName, email: person.user.email },
    origin,
  };
}
