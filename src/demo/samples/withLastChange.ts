/** Moments at which a row changed: the steps that its states are. What is planned and what only reads it is not among them. */
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

/** A row that last changed with the latest of its steps. */
export function withLastChange(row: object, now: number): Record<string, unknown> {
  const values: Record<string, unknown> = { ...row };
  if (!(values.updated instanceof Date)) return values;
  let latest = 0;
  for (const [name, value] of Object.entries(values)) {
    if (STEPS.has(name) && value instanceof Date) latest = Math.max(latest, value.getTime());
  }
  return { ...values, updated: new Date(Math.min(latest, now)) };
}
