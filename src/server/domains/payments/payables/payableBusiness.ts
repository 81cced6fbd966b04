import type { OperationContext } from '../../../engine/operations/operation/operation.ts';
import type { PayableBusiness } from './Payable.ts';

/** The business of the session, as payments need it. */
export function payableBusiness({ session, brand }: OperationContext): PayableBusiness {
  const { scope, resolution, business } = session;
  const { name, country, timeZone, masterId } = business;
  return { scope, name, brand, limits: resolution.limits, country, timeZone, masterId };
}
