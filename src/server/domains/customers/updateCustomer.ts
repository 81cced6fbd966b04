import { customers } from '../../database/schema/index.ts';
import { keptFields } from '../../engine/operations/operation/keptFields.ts';
import { loggable } from '../../engine/operations/operation/loggable.ts';
import { openFormFields } from '../../engine/operations/operation/openFormFields.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { assertUnique, type CustomerInput, customerColumns } from './customerInput.ts';
import { findCustomer, isThisCustomer } from './findCustomer.ts';

/**
 * Updates the form's fields of a customer. Throws ERROR_DUPLICATED_CUSTOMER_DATA when another customer has the e-mail or
 * reference.
 */
export async function updateCustomer(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId, now } = context;
  const before = await findCustomer(context);
  const input: CustomerInput = context.input;
  // Unchanged values are not checked: two customers created earlier may share them.
  await assertUnique(
    context,
    {
      ...(input.email !== undefined && input.email !== before.email && { email: input.email }),
      ...(input.reference !== undefined && input.reference !== before.reference && { reference: input.reference }),
    },
    recordId,
  );
  const fields = openFormFields(session, 'customers.update');
  for (const field of keptFields(context)) fields.delete(field);
  const columns = await customerColumns(context, fields);
  await transaction
    .update(customers)
    .set({ ...columns, updated: now })
    .where(isThisCustomer(context));

  const old = loggable(before);
  const changed = Object.entries(loggable(columns)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name] ?? null),
  );
  const was = changed.map(([name]) => [name, old[name] ?? null]);
  return { activity: 'CUSTOMER_UPDATED', before: Object.fromEntries(was), after: Object.fromEntries(changed) };
}
