import { v7 as uuidv7 } from 'uuid';
import { scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { support_messages } from '../../database/schema/index.ts';

/** What is written in the conversation about a case. */
export interface CaseMessage {
  /** UUID of the case. */
  readonly caseId: string;
  readonly kind: (typeof support_messages.$inferSelect)['kind'];
  /** The address of the person of the business; `null`: our staff. */
  readonly author: string | null;
  readonly text: string;
  /** UUID of an uploaded file. */
  readonly document?: string | null;
}

/** Adds a message to the conversation about a case. Rule notifications.resolution-messages. */
export async function addMessage(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { caseId, document = null, ...written }: CaseMessage,
  now: Date,
): Promise<void> {
  const id = uuidv7({ msecs: now.getTime() });
  const row = { id, created: now, updated: now, case_id: caseId, document, ...written };
  await transaction.insert(support_messages).values({ ...scopeColumns(scope), ...row });
}
