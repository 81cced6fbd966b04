import { v7 as uuidv7 } from 'uuid';
import { scopeColumns } from '../../database/belongsTo.ts';
import { customers } from '../../database/schema/index.ts';
import { loggable } from '../../engine/operations/operation/loggable.ts';
import { openFormFields } from '../../engine/operations/operation/openFormFields.ts';
import type { CreationOutcome, OperationContext } from '../../engine/operations/operation/operation.ts';
import { assertUnique, type CustomerInput, customerColumns } from './customerInput.ts';

/** Creates a customer. Throws ERROR_DUPLICATED_CUSTOMER_DATA when another one has the e-mail or reference. */
export async function createCustomer(context: OperationContext): Promise<CreationOutcome> {
  const { transaction, session, now } = context;
  const input: CustomerInput = context.input;
  await assertUnique(context, input);
  const columns = await customerColumns(context, openFormFields(session, 'customers.create'));
  const recordId = uuidv7({ msecs: now.getTime() });
  await transaction.insert(customers).values({
    type: 'INDIVIDUAL',
    name: '',
    country: session.business.country,
    reference: `C-${recordId.replaceAll('-', '').slice(-10).toUpperCase()}`,
    ...columns,
    status: 'ACTIVE',
    ...scopeColumns(session.scope),
    id: recordId,
    created: now,
    updated: now,
  });
  return { recordId, activity: 'CUSTOMER_CREATED', before: {}, after: loggable(columns) };
}
