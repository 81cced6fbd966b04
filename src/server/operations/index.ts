import type { OperationName } from '#contract/generated/config.ts';
import type { Operation } from './operation.ts';
import { simulatePayment } from './simulatePayment.ts';

/** Every operation that config may name; one that is missing here does not compile. */
export const operations = {
  'payments.simulate': simulatePayment,
} satisfies Record<OperationName, Operation>;
