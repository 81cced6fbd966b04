import type { ResolvedColumn } from '../generated/api.ts';

/**
 * A stored amount as a screen shows it: negative where the money leaves the business. Zero has no sign.
 * Rule money.direction.
 */
export function signedAmount(
  stored: string,
  { outgoing }: Pick<ResolvedColumn, 'outgoing'>,
  record: Readonly<Record<string, unknown>>,
): string {
  if (outgoing === undefined || !/[1-9]/.test(stored)) return stored;
  const leaves = outgoing === true || outgoing.values.some((value) => value === record[outgoing.field]);
  if (!leaves) return stored;
  return stored.startsWith('-') ? stored.slice(1) : `-${stored}`;
}
