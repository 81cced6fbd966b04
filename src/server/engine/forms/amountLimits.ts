import { evaluate } from '#compiler/expression/evaluate.ts';
import { readExpression } from '#compiler/expression/readExpression.ts';
import { type AmountLimits, limitErrors } from '#contract/forms/limitErrors.ts';
import type { ResolvedForm } from '#contract/generated/api.ts';
import { invalidFields } from '../../core/errors/ApiError.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import type { ActionTarget } from '../operations/run/lockRecord.ts';
import { recordScope } from '../operations/run/recordScope.ts';
import { writeValue } from '../resources/statements/computeValues.ts';
import { fieldError } from './checkForm.ts';
import { formFields } from './formFields.ts';

/** The maximum amounts of a form's fields for one record (`up_to`); `undefined` when no field has one. */
export async function amountLimits(
  transaction: BusinessTransaction,
  form: ResolvedForm | undefined,
  target: Pick<ActionTarget, 'access' | 'scope' | 'recordId'>,
  now: Date,
): Promise<AmountLimits | undefined> {
  const limited = (form === undefined ? [] : formFields(form)).flatMap(({ field, up_to: upTo }) => {
    const typed = upTo && readExpression(upTo.expression, target.access.record).typed;
    return typed === undefined ? [] : [{ field, typed }];
  });
  if (limited.length === 0) return undefined;
  const reads = limited.flatMap(({ typed }) => typed.fields);
  const scope = await recordScope(transaction, target, reads, now);
  if (scope === undefined) return undefined;
  return Object.fromEntries(
    limited.flatMap(({ field, typed }) => {
      const limit = writeValue(evaluate(typed.expression, scope));
      return typeof limit === 'string' ? [[field, limit]] : [];
    }),
  );
}

/** Rejects amounts above the maximum of a locked record. Throws API_VALIDATION_ERROR. */
export async function requireWithinLimits(
  transaction: BusinessTransaction,
  form: ResolvedForm | undefined,
  target: Pick<ActionTarget, 'access' | 'scope' | 'recordId'>,
  input: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<void> {
  const limits = await amountLimits(transaction, form, target, now);
  if (form === undefined || limits === undefined) return;
  const errors = limitErrors(form, input, limits).map((error) => fieldError(error, 'exceeds the remaining amount'));
  if (errors.length > 0) throw invalidFields(errors);
}
