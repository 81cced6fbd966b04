import { hasHiddenCharacters } from '#contract/text/hiddenCharacters.ts';
import { fieldError } from '../../../core/errors/ApiError.ts';

/**
 * What a payment is for: required of a link whose payer chooses the amount, and of nothing else. Returns it without spaces
 * around it; null where none is expected. Throws API_VALIDATION_ERROR. Rule invoices.payer-pays.
 */
export function requirePurpose(purpose: string | undefined, takesPurpose: boolean): string | null {
  if (!takesPurpose && purpose !== undefined) throw fieldError('purpose', 'is not filled in here', 'unknown');
  if (!takesPurpose) return null;
  if (purpose === undefined) throw fieldError('purpose', 'is required', 'required');
  if (hasHiddenCharacters(purpose)) throw fieldError('purpose', 'contains hidden characters', 'hidden_characters');
  return purpose.trim();
}
