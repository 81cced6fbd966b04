import type { RecordSchema } from '#contract/recordSchema.ts';
import { isKept, type Rule } from './Contradiction.ts';

/** Fields that a state fills in, by record and state, where their name is not the state's. */
const FILLED_BY: Readonly<Record<string, readonly string[]>> = {
  'api-key DELETED': [],
  'batch-disbursement COMPLETED': ['approved_by', 'approved'],
  'batch-remittance COMPLETED': ['approved_by', 'approved'],
  'capital-loan ACTIVE': ['requested', 'requested_by', 'disbursed', 'due_date'],
  'capital-loan OVERDUE': ['requested', 'requested_by', 'disbursed', 'due_date'],
  'capital-loan PAID': ['requested', 'requested_by', 'disbursed', 'due_date'],
  'capital-loan REQUESTED': ['requested', 'requested_by'],
  'card-change-request APPROVED': ['decided'],
  'card-change-request REJECTED': ['decided'],
  'credit-card-chargeback LOST': ['closed', 'lost_amount'],
  'credit-card-chargeback SUBMITTED': ['submitted'],
  'credit-card-chargeback WON': ['closed'],
  'credit-card-payment FAILED': ['failure_code'],
  'credit-card-refund SUCCEEDED': ['completed'],
  'credit-card-authorization FAILED': ['failure_code'],
  'disbursement FAILED': ['failure_code'],
  'disbursement REVERSED': ['failure_code'],
  'ereceipt VIEWED': ['sent', 'viewed'],
  'escrow-setting enabled': ['activated_at'],
  'invoice SETTLED': ['paid'],
  'payment-method enabled': ['activated_at'],
  'payment-method rejected': ['rejected_at'],
  'payout COMPLETED': ['claimed', 'bank', 'account_number'],
  'payout FAILED': ['failure_code'],
  'rdl-investor ACTIVE': ['account_number'],
  'rdl-transaction FAILED': ['failure_code'],
  'recurring-cycle RETRYING': ['next_try', 'failure_code'],
  'recurring-plan ACTIVE': ['next_date'],
  'remittance-payout FAILED': ['failure_code'],
  'report READY': ['finished', 'rows', 'bytes'],
  'report-schedule ACTIVE': ['next_run'],
  'store-order COMPLETED': ['paid', 'shipped'],
  'store-order SHIPPED': ['paid'],
  'store-order PACKED': ['paid'],
  'transaction FAILED': ['failure_code'],
};

/** The first state of a record, in which nothing of what follows has happened; their states' own fields are empty. */
const FIRST: ReadonlySet<string> = new Set(['PENDING', 'NEEDS_APPROVAL', 'UNPAID', 'QUEUED', 'DRAFT', 'OFFERED']);

/** The field that says when a record came into a state, where its schema has one: `PAID` has `paid` or `paid_at`. */
function momentOf({ fields }: RecordSchema, state: string): string[] {
  const word = state.toLowerCase();
  return [word, `${word}_at`, `${word}_by`].filter((name) => name in fields);
}

function lapseRules({ name, table, lapses, fields }: RecordSchema): Rule[] {
  return lapses.flatMap(({ when, kind, from, to }) => {
    // A day ends where the business is, at most fourteen hours before it ends in UTC.
    const over = kind === 'date' ? `row."${when}" < (now() - interval '14 hours')::date` : `row."${when}" < now()`;
    const states = from.map((state) => `'${state}'`).join(', ');
    const ahead = kind === 'date' ? `row."${when}" > now()::date` : `row."${when}" > now()`;
    const rules = [
      { name: `${name} is ${to} once ${when} is over`, table, contradicts: `row.status in (${states}) and ${over}` },
    ];
    if (fields.status?.values.includes(to)) {
      const contradicts = `row.status = '${to}' and (row."${when}" is null or ${ahead})`;
      rules.push({ name: `${name} is ${to} only once ${when} is over`, table, contradicts });
    }
    return rules;
  });
}

/** A record in a state has what the state fills in; one in its first state has none of it; one whose time is over has ended. */
export function stateRules(records: readonly RecordSchema[]): Rule[] {
  return records.filter(isKept).flatMap((record) => {
    const { name, table, fields } = record;
    const states = fields.status?.kind === 'enum' ? fields.status.values : [];
    const own = states.flatMap((state) => momentOf(record, state));
    const rules = states.flatMap((state) => {
      const filled = new Set([...momentOf(record, state), ...(FILLED_BY[`${name} ${state}`] ?? [])]);
      return [...filled]
        .filter((field) => field in fields)
        .map((field) => ({
          name: `${name} ${state} has ${field}`,
          table,
          contradicts: `row.status = '${state}' and row."${field}" is null`,
        }));
    });
    const [first] = states.filter((state) => FIRST.has(state));
    for (const field of first === undefined ? [] : own.filter((candidate) => fields[candidate]?.kind === 'datetime')) {
      if (momentOf(record, first ?? '').includes(field)) continue;
      const contradicts = `row.status = '${first}' and row."${field}" is not null`;
      rules.push({ name: `${name} ${first} has no ${field}`, table, contradicts });
    }
    return [...rules, ...lapseRules(record)];
  });
}

/** Every record and state that the list above names, so that none is left behind when a schema changes. */
export const NAMED_STATES = Object.keys(FILLED_BY);
