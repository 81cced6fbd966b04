import { businessNameProblem, nameProblem } from '#contract/names/nameProblem.ts';
import { ApiError } from '../../core/errors/ApiError.ts';

/** Validates names that appear in mails to others. Throws API_VALIDATION_ERROR for line breaks or an address in a name. */
export function requirePlainNames(names: { readonly full_name?: string; readonly business_name?: string }): void {
  const { full_name, business_name } = names;
  const found = {
    full_name: full_name === undefined ? undefined : nameProblem(full_name),
    business_name: business_name === undefined ? undefined : businessNameProblem(business_name),
  };
  for (const [field, code] of Object.entries(found)) {
    if (code === undefined) continue;
    const message = code === 'name_controls' ? 'must be a single line' : 'must not contain an address';
    throw new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', [{ field, message, code }]);
  }
}
