import { v7 as uuidv7 } from 'uuid';
import { scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { activity_logs } from '../../database/schema/index.ts';

/** The actor of actions without a user; shown translated (`x-words`). Rule activity.system. */
export const SYSTEM_ACTOR = 'System';

/** An action of the system, without a user. */
export interface SystemActivity {
  /** The outside system that decided; default: ours. */
  readonly actor?: string;
  readonly action: (typeof activity_logs.$inferInsert)['action'];
  /** The type of the record that changed, and its id as shown. */
  readonly type: string;
  readonly id: string;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** Records an action of the system. */
export async function recordSystemActivity(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { actor = SYSTEM_ACTOR, action, type, id, before, after }: SystemActivity,
  now: Date,
): Promise<void> {
  await transaction.insert(activity_logs).values({
    ...scopeColumns(scope),
    id: uuidv7({ msecs: now.getTime() }),
    created: now,
    action,
    actor_type: 'SYSTEM',
    actor_name: actor,
    target_type: type,
    target_id: id,
    ...(before && { before }),
    after,
  });
}
