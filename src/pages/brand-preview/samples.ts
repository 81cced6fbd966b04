import type { ChartAnswer, ResolvedColumn } from '#contract/generated/api.ts';
import type { ApiRecord } from '#runtime/islands/index.ts';

const STATUSES = ['COMPLETED', 'PENDING', 'FAILED', 'REVERSED'] as const;

function column(type: ResolvedColumn['type'], field: string, more: Partial<ResolvedColumn> = {}): ResolvedColumn {
  return { type, field, label: `fields.transaction.${field}`, sortable: false, hidden: false, ...more };
}

/** Columns of a list of transactions. */
export const SAMPLE_COLUMNS: readonly ResolvedColumn[] = [
  column('datetime', 'created'),
  column('text', 'external_id', { mono: true, copy: true }),
  column('status', 'status', {
    tones: { COMPLETED: 'positive', PENDING: 'info', FAILED: 'critical', REVERSED: 'caution' },
    values: STATUSES.map((value) => ({ value, label: `values.transaction.status.${value}` })),
  }),
  column('money', 'amount', { currency: 'currency' }),
];

/** A transaction in each status. */
export const SAMPLE_RECORDS: readonly ApiRecord[] = STATUSES.map((status, index) => ({
  id: `txn_${index}`,
  created: `2026-11-${20 - index}T03:1${index}:00.000Z`,
  external_id: `INV-204${index}`,
  status,
  amount: String(125_000 * (index + 1)),
  currency: 'IDR',
}));

/** Two weeks of figures. */
export const SAMPLE_CHART: ChartAnswer = {
  currency: 'IDR',
  bars: Array.from({ length: 14 }, (_, index) => {
    const day = `2026-11-${String(index + 1).padStart(2, '0')}`;
    return { from: day, to: day, value: String(1_000_000 + ((index * 37) % 11) * 180_000), count: 10 + index };
  }),
};
