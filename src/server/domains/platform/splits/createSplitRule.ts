import { and, inArray } from 'drizzle-orm';
import type { FieldError } from '#contract/generated/api.ts';
import { TRANSITIONS } from '#contract/generated/transitions.ts';
import { BUSINESS_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { invalidFields } from '../../../core/errors/ApiError.ts';
import { belongsTo } from '../../../database/belongsTo.ts';
import { accounts } from '../../../database/schema/index.ts';
import type { CreationOutcome, OperationContext } from '../../../engine/operations/operation/operation.ts';
import { createRecord } from '../../../engine/operations/records/createRecord.ts';
import type { SplitRoute } from './splitAmounts.ts';

type Account = typeof accounts.$inferSelect;

/** The accounts of the platform that routes lead to, by the id as shown. */
async function destinations(
  { transaction, session: { scope } }: OperationContext,
  routes: readonly SplitRoute[],
): Promise<ReadonlyMap<string, Account>> {
  const ids = new Map(routes.map(({ destination_id: id }) => [parseRecordId(BUSINESS_ID_PREFIX, id), id]));
  const known = [...ids.keys()].filter((id) => id !== undefined);
  if (known.length === 0) return new Map();
  const rows = await transaction
    .select()
    .from(accounts)
    .where(and(belongsTo(accounts, scope), inArray(accounts.id, known)));
  return new Map(rows.map((row) => [ids.get(row.id) ?? '', row]));
}

/** What is wrong with the account of a route, as a validation error of its field. */
function destinationError(account: Account | undefined, currency: string): Omit<FieldError, 'field'> | undefined {
  if (account === undefined) return { message: 'is not an account of this platform', code: 'gone' };
  if (account.status === 'INVITED') return { message: 'has not registered yet', code: 'not_registered' };
  if (account.currency !== currency) return { message: 'has another currency', code: 'other_currency' };
  return undefined;
}

function hasTwoDecimals(percentage: number): boolean {
  return Math.abs(percentage * 100 - Math.round(percentage * 100)) < 1e-6;
}

/**
 * `split_rules.create`: a rule with routes to the platform itself and to accounts below it, in the platform's currency. The
 * names of the accounts are kept as they are now. Throws API_VALIDATION_ERROR for an account of another platform, one that has
 * not registered, one of another currency, and a percentage of more than two decimals.
 * Rule platform.splits-rule.
 */
export async function createSplitRule(context: OperationContext): Promise<CreationOutcome> {
  const routes = context.input.routes as readonly SplitRoute[];
  const { currency } = context.session.business;
  const found = await destinations(context, routes);
  const errors: FieldError[] = [];
  for (const [index, { destination_id, percentage = 0 }] of routes.entries()) {
    const error = destinationError(found.get(destination_id), currency);
    if (error !== undefined) errors.push({ field: `routes.${index}.destination_id`, ...error });
    if (!hasTwoDecimals(percentage))
      errors.push({ field: `routes.${index}.percentage`, message: 'has more than two decimals', code: 'two_decimals' });
  }
  if (errors.length > 0) throw invalidFields(errors);
  const named = routes.map((route) => ({ ...route, destination_name: found.get(route.destination_id)?.name ?? '' }));
  return createRecord(context, () => ({ routes: named, status: TRANSITIONS['split-rule'].events.create.to }));
}
