/** Timestamps of state changes. Planned times, and times of reads, are not changes. */
const STEPS: ReadonlySet<string> = new Set([
  'activated',
  'activated_at',
  'approved',
  'captured',
  'claimed',
  'closed',
  'completed',
  'connected',
  'created',
  'decided',
  'disbursed',
  'finished',
  'installed',
  'paid',
  'requested',
  'reversed',
  'sent',
  'settled',
  'stopped',
  'submitted',
  'updated',
  'verified',
  'viewed',
]);

/** Sets `updated` of a row to its latest change. */
export function withLastChange(row: object, now: number): Record<string, unknown> {
  const values: Record<string, unknown> = { ...row };
  if (!(values.updated instanceof Date)) return values;
  let latest = 0;
  for (const [name, value] of Object.entries(values)) {
    if (STEPS.has(name) && value instanceof Date) latest = Math.max(latest, value.getTime());
  }
  return { ...values, updated: new Date(Math.min(latest, now)) };
}
