import { and, eq, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { ResolvedForm } from '#contract/generated/api.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { belongsToGiven } from '../../database/belongsTo.ts';
import { type BusinessScope, type BusinessTransaction, inBusiness } from '../../database/inBusiness.ts';
import { preparedOn } from '../../database/preparedOn.ts';
import { payment_methods } from '../../database/schema/index.ts';
import { formFields } from './formFields.ts';

type Category = (typeof payment_methods.$inferSelect)['category'];

/** Payment methods whose channel has another code: payers see no difference between BCA's virtual accounts and direct ones. */
const PAID_AS: Readonly<Partial<Record<string, string>>> = { SEVEN_ELEVEN: '7ELEVEN', BCA_DIRECT: 'BCA' };

/** The codes of the payment methods that lead to a channel. */
export function methodsOfChannel(channel: string): string[] {
  return [channel, ...Object.keys(PAID_AS).filter((code) => PAID_AS[code] === channel)];
}

/**
 * The channels of a category, or of any, of which no payment method is live for the business. A channel without a row is
 * allowed. Rule accept.live-methods.
 */
export async function closedChannels(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  category: Category | 'ANY',
): Promise<ReadonlySet<string>> {
  const { category: kind, channel, status } = payment_methods;
  const isAny = category === 'ANY';
  const statement = preparedOn(transaction, isAny ? 'closed_channels' : 'closed_channels_of', (connection, name) =>
    connection
      .select({ channel, status })
      .from(payment_methods)
      .where(and(belongsToGiven(payment_methods), isAny ? undefined : eq(kind, sql.placeholder('category'))))
      .prepare(name),
  );
  const rows = await statement.execute({ ...scope, category });
  const methods = rows.map((row) => ({
    channel: PAID_AS[row.channel] ?? row.channel,
    isLive: row.status === 'enabled',
  }));
  const live = new Set(methods.flatMap((method) => (method.isLive ? [method.channel] : [])));
  return new Set(methods.flatMap((method) => (live.has(method.channel) ? [] : [method.channel])));
}

function notLive(field: string, channel: string): ApiError {
  return new ApiError('PAYMENT_METHOD_NOT_LIVE_ERROR', `${channel} is not live for this business.`, [
    { field, message: 'is not live for this business', code: 'not_live' },
  ]);
}

/** The form with live channels only (`live` of its fields). Rule accept.live-methods. */
export async function withLiveOptions(pool: Pool, scope: BusinessScope, form: ResolvedForm): Promise<ResolvedForm> {
  if (!formFields(form).some(({ live }) => live !== undefined)) return form;
  return inBusiness(pool, scope, async (transaction) => {
    const sections: ResolvedForm['sections'] = [];
    for (const section of form.sections) {
      const fields = [];
      for (const field of section.fields) {
        const { live, options = [] } = field;
        const closed = live && (await closedChannels(transaction, scope, live));
        fields.push(closed ? { ...field, options: options.filter(({ value }) => !closed.has(value)) } : field);
      }
      sections.push({ ...section, fields });
    }
    return { ...form, sections };
  });
}

/** Throws PAYMENT_METHOD_NOT_LIVE_ERROR when the input contains a channel that is not live. */
export async function requireLiveChannels(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  form: ResolvedForm | undefined,
  input: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const { field, live } of form === undefined ? [] : formFields(form)) {
    const chosen = input[field];
    const channels = (Array.isArray(chosen) ? chosen : [chosen]).filter(
      (each): each is string => typeof each === 'string',
    );
    if (live === undefined || channels.length === 0) continue;
    const closed = await closedChannels(transaction, scope, live);
    const channel = channels.find((each) => closed.has(each));
    if (channel !== undefined) throw notLive(field, channel);
  }
}

/** Throws PAYMENT_METHOD_NOT_LIVE_ERROR when a payment method is not live. */
export async function requireLiveMethod(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  category: Category,
  channel: string,
): Promise<void> {
  requireOpen(await closedChannels(transaction, scope, category), channel);
}

/** Throws PAYMENT_METHOD_NOT_LIVE_ERROR for one of the channels that are not live. */
export function requireOpen(closed: ReadonlySet<string>, channel: string): void {
  if (closed.has(channel)) throw notLive('type', channel);
}
