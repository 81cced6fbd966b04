import type { ActingPerson } from '../../access/sessions/people/SessionContext.ts';
import { ApiError } from '../../core/errors/ApiError.ts';

/** Throws ENVIRONMENT_NOT_ALLOWED_ERROR in live mode: only the sandbox acts in place of payers and banks. */
export function requireTestMode({ environment }: Pick<ActingPerson, 'environment'>): void {
  if (environment === 'DEVELOPMENT') return;
  throw new ApiError('ENVIRONMENT_NOT_ALLOWED_ERROR', 'Payments are simulated in test mode only.');
}
