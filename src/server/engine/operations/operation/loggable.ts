/** Columns as JSON for the activity log: bigint amounts become text. */
export function loggable(columns: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(columns).map(([name, value]) => [
    name,
    typeof value === 'bigint' ? String(value) : value,
  ]);
  return Object.fromEntries(entries);
}
