import type { SupportReplyForm } from '#contract/generated/forms.ts';
import type {
  CreationOutcome,
  OperationContext,
  OperationOutcome,
  RecordContext,
} from '../../engine/operations/operation/operation.ts';
import { updateRecord } from '../../engine/operations/records/changeRecord.ts';
import { type CompleteColumns, createRecord } from '../../engine/operations/records/createRecord.ts';
import { addMessage, type CaseMessage } from './addMessage.ts';

/** What a message of the business is, by the event that it causes. */
const KINDS: Readonly<Record<string, CaseMessage['kind']>> = { add: 'ADDED', reply: 'REPLY', reopen: 'REOPENED' };

function uuidOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** `support_cases.raise`: raises a case, whose description is its first message. Rule notifications.resolution-centre. */
export async function raiseCase(context: OperationContext): Promise<CreationOutcome> {
  const { transaction, session, input, now } = context;
  let document: string | null = null;
  const readDocument: CompleteColumns = (given) => {
    document = uuidOrNull(given.document);
    return {};
  };
  const outcome = await createRecord(context, readDocument);
  const text = String(input.description);
  const author = session.user.email;
  await addMessage(
    transaction,
    session.scope,
    { caseId: outcome.recordId, kind: 'RAISED', author, text, document },
    now,
  );
  return outcome;
}

/**
 * `support_cases.write`: adds what a person of the business writes to its case, and causes the event of the action: more
 * information, the reply to a question, or that the case is reopened.
 * Rule notifications.resolution-messages, notifications.resolution-reopen.
 */
export async function writeToCase(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, action, recordId, input, now } = context;
  const { reply } = input as unknown as SupportReplyForm;
  let document: string | null = null;
  const outcome = await updateRecord(context, (given) => {
    document = uuidOrNull(given.reply_file);
    return {};
  });
  const kind = KINDS[action.event ?? ''] ?? 'ADDED';
  await addMessage(
    transaction,
    session.scope,
    { caseId: recordId, kind, author: session.user.email, text: reply, document },
    now,
  );
  return outcome;
}
