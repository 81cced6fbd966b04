import type { ConfirmationType } from '#contract/generated/config.ts';
import type { UsedKey } from '../../access/apiKeys/apiKeyContext.ts';
import { ApiError } from '../../core/errors/ApiError.ts';

/**
 * What a request by API key needs in place of a confirmation: in live mode its address is on the allowlist, which a person
 * changes with a PIN. Throws CONFIRMATION_REQUIRED_ERROR. Rule api-keys.confirmed-by-allowlist.
 */
export function confirmByKey({ scope, isOnAllowlist }: UsedKey, required: ConfirmationType): void {
  if (required === 'pin' && (scope.environment === 'DEVELOPMENT' || isOnAllowlist)) return;
  const message =
    required === 'pin'
      ? 'A live key does this only from an address on the IP allowlist. Add the address of your server under Settings.'
      : 'Only a user of the dashboard can confirm this.';
  throw new ApiError('CONFIRMATION_REQUIRED_ERROR', message);
}
