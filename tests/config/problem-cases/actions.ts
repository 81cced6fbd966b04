import { type Edit, type ProblemCase, replace } from './edits.ts';

const PAYMENTS = 'config/resources/payments.yaml';
const RECORD = 'schemas/records/payment.schema.json';
const OPERATION_RECORD = 'schemas/records/virtual-account-payment.schema.json';

const WITHOUT_WHEN = replace(PAYMENTS, '    when: { status: [PENDING] }\n', '');

/** Gives the sample the record that the operation is written for, beside its own. */
function addOperationRecord(tree: Parameters<Edit>[0]): void {
  const text = tree.get(RECORD) ?? '';
  tree.set(OPERATION_RECORD, text.replaceAll('payment.schema.json', 'virtual-account-payment.schema.json'));
}

function change(code: ProblemCase['code'], name: string, from: string, to: string): ProblemCase {
  return { code, name, edits: [replace(PAYMENTS, from, to)] };
}

/** What an action asks of its operation. */
export const ACTION_CASES: readonly ProblemCase[] = [
  {
    code: 'action-scope',
    name: 'a list action whose operation makes nothing',
    edits: [replace(PAYMENTS, 'scope: record', 'scope: list'), WITHOUT_WHEN],
  },
  { code: 'action-record', name: 'an operation for other records', edits: [addOperationRecord] },
  change('action-input', 'an operation without its form', 'run: payments.simulate', 'run: customers.update'),
  change('action-unasked', 'nothing asked before it', '    confirm: payments.simulate_confirm\n', ''),
  change(
    'action-no-effect',
    'progress of what is done at once',
    '    confirm: payments.simulate_confirm\n',
    '    confirm: payments.simulate_confirm\n    progress: payments.simulate_confirm\n',
  ),
  change(
    'action-no-effect',
    'a form of which there is none',
    '    confirm: payments.simulate_confirm\n',
    '    confirm: payments.simulate_confirm\n    edits: true\n',
  ),
];
