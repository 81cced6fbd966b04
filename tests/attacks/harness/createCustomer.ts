import { randomUUID } from 'node:crypto';
import type { Reply, Target } from './Target.ts';

/** A person of the demo who may create customers. */
export const WRITER = 'owner@kopi.test';

/** The id of the writer's business. */
export async function businessOf({ send }: Target): Promise<string> {
  return JSON.parse((await send('/api/console?environment=DEVELOPMENT', { as: WRITER })).body).business.id;
}

/** A write, in one transaction: a customer and its line of the activity log. */
export function createCustomer({ send }: Target, business_id: string, name: string): Promise<Reply> {
  const input = { type: 'INDIVIDUAL', name, country: 'ID', city: 'Bandung' };
  return send('/api/customers/actions/create?environment=DEVELOPMENT', {
    as: WRITER,
    headers: { 'idempotency-key': randomUUID() },
    body: JSON.stringify({ business_id, environment: 'DEVELOPMENT', input }),
  });
}

/** Whether an answer is what a client can retry by: 503 with Retry-After. */
export function isRetried({ status, headers }: Reply): boolean {
  return status === 503 && /^\d+$/.test(headers.get('retry-after') ?? '');
}
