import { type Edit, type ProblemCase, replace, write } from './edits.ts';

const PAYMENTS = 'config/resources/payments.yaml';
const RECORD = 'schemas/records/payment.schema.json';
const OPERATION_RECORD = 'schemas/records/virtual-account-payment.schema.json';

const WITHOUT_WHEN = replace(PAYMENTS, '    when: { status: [PENDING] }\n', '');

/** Gives the sample the record that the operation is written for, beside its own. */
function addOperationRecord(tree: Parameters<Edit>[0]): void {
  const text = tree.get(RECORD) ?? '';
  tree.set(OPERATION_RECORD, text.replaceAll('payment.schema.json', 'virtual-account-payment.schema.json'));
  tree.set('config/transitions/virtual-account-payment.yaml', tree.get('config/transitions/payment.yaml') ?? '');
}

function change(code: ProblemCase['code'], name: string, from: string, to: string): ProblemCase {
  return { code, name, edits: [replace(PAYMENTS, from, to)] };
}

/** The action of the sample with more said of it, before its question. */
function withPart(code: ProblemCase['code'], name: string, part: string): ProblemCase {
  return change(
    code,
    name,
    '    confirm: payments.simulate_confirm',
    `    ${part}\n    confirm: payments.simulate_confirm`,
  );
}

function blockedWhen(when: string): string {
  return `blocked: [{ when: "${when}", note: payments.simulate_confirm }]`;
}

/** A form for payments, without words of its own: its fields are called as the record's. */
const NEW_FORM = [
  write(
    'config/forms/payment.yaml',
    `# yaml-language-server: $schema=../../schemas/form.schema.json
version: 3
form: payment

sections:
  - id: what
    label: payments.section_payment
    fields:
      - { type: text, field: reference }
      - { type: money, field: amount }
`,
  ),
  write(
    'schemas/forms/payment.schema.json',
    `{
  "$schema": "http://json-schema.org/draft-07/schema#",
  "$id": "https://schemas.beranda.example/forms/payment.schema.json",
  "title": "PaymentForm",
  "description": "A payment.",
  "type": "object",
  "additionalProperties": false,
  "required": ["reference", "amount"],
  "properties": {
    "reference": { "type": "string", "description": "The business's own.", "maxLength": 9 },
    "amount": { "type": "string", "description": "Gross.", "format": "decimal" }
  }
}
`,
  ),
];

/** Actions that do not fit their operation. */
export const ACTION_CASES: readonly ProblemCase[] = [
  {
    code: 'action-scope',
    name: 'a list action whose operation makes nothing',
    edits: [replace(PAYMENTS, 'scope: record', 'scope: list'), WITHOUT_WHEN],
  },
  { code: 'action-record', name: 'an operation for other records', edits: [addOperationRecord] },
  change('missing-key', 'an action without operation and event', '    run: payments.simulate\n', ''),
  change('action-input', 'an operation without its form', 'run: payments.simulate', 'run: customers.update'),
  change('action-unasked', 'an action without a confirmation', '    confirm: payments.simulate_confirm\n', ''),
  // Rule config-language.money-reveals-confirm.
  {
    ...change(
      'action-unasked',
      'an action with a form that moves money without a confirmation',
      '    confirm: payments.simulate_confirm\n',
      '    form: refund\n',
    ),
  },
  {
    ...change(
      'action-unasked',
      'an action that shows a secret without a confirmation',
      'run: payments.simulate',
      'run: api_keys.rotate',
    ),
    problems: 2,
  },
  change(
    'action-no-effect',
    'progress of what is done at once',
    '    confirm: payments.simulate_confirm\n',
    '    confirm: payments.simulate_confirm\n    progress: payments.simulate_confirm\n',
  ),
  change(
    'action-no-effect',
    'a key for a form, without a form',
    '    confirm: payments.simulate_confirm\n',
    '    confirm: payments.simulate_confirm\n    edits: true\n',
  ),
  change(
    'action-no-effect',
    'a route of what is done to one record',
    '    confirm: payments.simulate_confirm\n',
    '    confirm: payments.simulate_confirm\n    path: /payments/simulate/{id}\n',
  ),
  {
    ...change(
      'unknown-field',
      'a mail without words, to an address that the record does not have',
      '    confirm: payments.simulate_confirm\n',
      '    confirm: payments.simulate_confirm\n    notify: { to: payer_address, mail: nothing }\n',
    ),
    problems: 3,
  },
  change(
    'set-value',
    'a status that the field never has',
    'run: payments.simulate',
    'set: { status: GONE }\n    run: records.change',
  ),
  change(
    'unknown-field',
    'a field that is not kept',
    'run: payments.simulate',
    'set: { state: PAID }\n    run: records.change',
  ),
  change('action-input', 'nothing to set', 'run: payments.simulate', 'run: records.change'),
  change(
    'action-no-effect',
    'values for an operation that sets none',
    'run: payments.simulate',
    'set: { status: PAID }\n    run: payments.simulate',
  ),
  {
    code: 'record-incomplete',
    name: 'a new record that lacks its fee, country and attempts',
    edits: [
      ...NEW_FORM,
      WITHOUT_WHEN,
      replace(PAYMENTS, 'scope: record', 'scope: list'),
      replace(PAYMENTS, '    confirm: payments.simulate_confirm\n', '    form: payment\n'),
      replace(PAYMENTS, 'run: payments.simulate', 'event: create\n    run: records.create'),
    ],
    problems: 3,
  },
  {
    code: 'field-kind',
    name: 'a form whose value does not fit the field',
    edits: [
      ...NEW_FORM,
      replace('schemas/forms/payment.schema.json', '"format": "decimal"', '"maxLength": 9'),
      replace('config/forms/payment.yaml', 'type: money', 'type: text'),
      replace(PAYMENTS, '    confirm: payments.simulate_confirm\n', '    form: payment\n'),
      replace(PAYMENTS, 'run: payments.simulate', 'run: records.update'),
    ],
  },
  withPart('expression', 'an action that is blocked by a field that there is not', blockedWhen('amounts > 1')),
  withPart('expression-type', 'an action that is blocked by an amount', blockedWhen('amount + fee')),
  {
    code: 'expression-type',
    name: 'records that are in progress by an amount',
    edits: [replace(PAYMENTS, '\nlist:\n', '\nin_progress: amount + fee\nlist:\n')],
  },
  withPart('unknown-field', 'a question about a field that is not shown', 'shows: [amount, fees]'),
  {
    code: 'action-no-effect',
    name: 'what is about one record, of an action on many',
    edits: [
      replace(PAYMENTS, 'scope: record', 'scope: selection'),
      replace(
        PAYMENTS,
        '    confirm: payments.simulate_confirm',
        `    ${blockedWhen('amount > 1')}\n    confirm: payments.simulate_confirm`,
      ),
    ],
  },
  {
    code: 'action-no-effect',
    name: 'a text for denied users that no user sees, since the guard requires no permission on its own',
    edits: [
      replace(
        PAYMENTS,
        'guard: { permission: [can_edit], environment: [DEVELOPMENT] }',
        'guard: { any: [{ permission: [can_edit] }, { permission: [can_withdraw] }] }\n    refused: payments.simulate_confirm',
      ),
    ],
  },
  change(
    'duplicate-route',
    'an address of the API that is another resource’s',
    'label: payments.title',
    'label: payments.title\napi: { list: /api/refunds/all }',
  ),
];
