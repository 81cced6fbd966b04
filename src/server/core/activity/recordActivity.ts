import { v7 as uuidv7 } from 'uuid';
import { maskCardNumbers } from '#contract/cards/cardNumbers.ts';
import type { Environment } from '#contract/generated/config.ts';
import { scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { insertRow } from '../../database/insertRow.ts';
import { activity_logs } from '../../database/schema/index.ts';
import { sendLater } from '../../database/sendLater.ts';

/** An action of a user. */
export interface Activity {
  readonly businessId: string;
  readonly environment: Environment;
  readonly action: (typeof activity_logs.$inferInsert)['action'];
  readonly actor: { readonly name: string; readonly email: string | null };
  readonly origin: { readonly ip: string; readonly userAgent: string | undefined };
  /** The type of the record it was done to, and its id as shown. */
  readonly target?: { readonly type: string; readonly id: string };
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** Values for the append-only log, without digits that look like a card number. */
function withoutCards(values: Activity['before']): Record<string, unknown> | null {
  if (values === undefined) return null;
  return JSON.parse(
    JSON.stringify(values, (_name, value) => (typeof value === 'string' ? maskCardNumbers(value) : value)),
  );
}

/** Records who did what, when and from where. Secrets never go into `before` or `after`. Rule actions.logged. */
export async function recordActivity(
  transaction: Pick<BusinessTransaction, 'insert'>,
  activity: Activity,
  now: Date,
): Promise<void> {
  const row = {
    ...scopeColumns(activity),
    id: uuidv7({ msecs: now.getTime() }),
    created: now,
    action: activity.action,
    actor_type: 'PERSON',
    actor_name: activity.actor.name,
    actor_email: activity.actor.email,
    target_type: activity.target?.type ?? null,
    target_id: activity.target?.id ?? null,
    ip_address: activity.origin.ip,
    user_agent: maskCardNumbers(activity.origin.userAgent ?? '').slice(0, 400) || null,
    before: withoutCards(activity.before),
    after: withoutCards(activity.after),
  } as const;
  await sendLater(transaction, insertRow(transaction, activity_logs, row));
}
