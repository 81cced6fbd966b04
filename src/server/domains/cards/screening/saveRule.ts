import { isRecord } from '../../../database/belongsTo.ts';
import { fraud_rules } from '../../../database/schema/index.ts';
import type {
  CreationOutcome,
  OperationContext,
  OperationOutcome,
  RecordContext,
  Trial,
} from '../../../engine/operations/operation/operation.ts';
import { updateRecord } from '../../../engine/operations/records/changeRecord.ts';
import { createRecord } from '../../../engine/operations/records/createRecord.ts';
import { readRules } from './screenPayment.ts';
import { tryRule } from './tryRule.ts';

/** What a saved rule would have done in the last 30 days. */
async function trialOf({ transaction, session: { scope }, now }: OperationContext, ruleId: string): Promise<Trial> {
  const [rule] = await transaction
    .select()
    .from(fraud_rules)
    .where(isRecord(fraud_rules, scope, ruleId));
  if (rule === undefined) throw new Error('Saved fraud rule not found');
  const rules = await readRules(transaction, scope);
  const allowing = rules.filter(({ id, action }) => id !== ruleId && action === 'ALLOW');
  return tryRule(transaction, scope, { rule, allowing }, now);
}

/** `fraud_rules.create`: like `records.create`; its preview shows what the rule would have done. Rule fraud.rule-tried. */
export async function createRule(context: OperationContext): Promise<CreationOutcome> {
  const created = await createRecord(context);
  return { ...created, trial: await trialOf(context, created.recordId) };
}

/** `fraud_rules.update`: like `records.update`; its preview shows what the rule would have done. Rule fraud.rule-tried. */
export async function updateRule(context: RecordContext): Promise<OperationOutcome> {
  const updated = await updateRecord(context);
  return { ...updated, trial: await trialOf(context, context.recordId) };
}
