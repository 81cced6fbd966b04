import type { OperationName } from '#contract/generated/config.ts';
import { archiveCustomer, restoreCustomer, undoCustomerStatus } from './archiveCustomer.ts';
import { createCustomer } from './createCustomer.ts';
import { eraseCustomer } from './eraseCustomer.ts';
import type { AnyHandler, OperationHandler } from './operation.ts';
import { changeRecord, undoChange, updateRecord } from './records/changeRecord.ts';
import { createRecord } from './records/createRecord.ts';
import { simulatePayment } from './simulatePayment.ts';
import { updateCustomer } from './updateCustomer.ts';

/** Every operation that config may name; one that is missing here, or does not fit its description, does not compile. */
const OPERATION_HANDLERS: { readonly [Name in OperationName]: OperationHandler<Name> } = {
  'customers.archive': { kind: 'record', run: archiveCustomer, undo: undoCustomerStatus },
  'customers.create': { kind: 'list', run: createCustomer },
  'customers.erase': { kind: 'record', run: eraseCustomer },
  'customers.restore': { kind: 'record', run: restoreCustomer, undo: undoCustomerStatus },
  'customers.update': { kind: 'record', run: updateCustomer },
  'records.change': { kind: 'record', run: changeRecord, undo: undoChange },
  'records.create': { kind: 'list', run: createRecord },
  'records.update': { kind: 'record', run: updateRecord },
  'payments.simulate': { kind: 'record', run: simulatePayment },
};

/** What runs an operation, by a name that may not be one. */
export function operationHandler(name: string): AnyHandler | undefined {
  return Object.hasOwn(OPERATION_HANDLERS, name) ? OPERATION_HANDLERS[name as OperationName] : undefined;
}
