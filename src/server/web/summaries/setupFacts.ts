import { and, eq, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { canUseLive } from '#contract/canUseLive.ts';
import type { SetupState } from '#contract/generated/api.ts';
import type { Environment, SetupFact } from '#contract/generated/config.ts';
import { isInternalEmail } from '../../access/sessions/people/internalDomains.ts';
import type { ActingPerson } from '../../access/sessions/people/SessionContext.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import { type BusinessTransaction, inBusiness } from '../../database/inBusiness.ts';
import {
  api_keys,
  bank_accounts,
  billing_statements,
  businesses,
  callback_urls,
  ip_whitelist_entries,
  memberships,
  transactions,
} from '../../database/schema/index.ts';

/** The user and environment of a fact. */
interface FactQuery {
  readonly pool: Pool;
  readonly person: ActingPerson;
  readonly now: Date;
}

type FactReader = (question: FactQuery) => Promise<SetupState> | SetupState;

function stateOf(isDone: boolean): SetupState {
  return isDone ? 'DONE' : 'TODO';
}

async function ask(
  { pool, person }: FactQuery,
  environment: Environment,
  question: (transaction: BusinessTransaction, businessId: string) => Promise<boolean>,
): Promise<SetupState> {
  const { businessId } = person.scope;
  return stateOf(await inBusiness(pool, { businessId, environment }, (tx) => question(tx, businessId)));
}

/** Whether such a row exists in the current business. */
function has(
  question: FactQuery,
  table: typeof bank_accounts | typeof api_keys | typeof callback_urls | typeof billing_statements,
  such: SQL | undefined,
): Promise<SetupState> {
  const { environment } = question.person;
  return ask(question, environment, async (tx, businessId) => {
    const ours = belongsTo(table, { businessId, environment });
    const found = await tx.select({ found: sql`1` }).from(table).where(and(ours, such)).limit(1);
    return found.length > 0;
  });
}

function hasPayment(question: FactQuery, environment: Environment): Promise<SetupState> {
  return ask(question, environment, async (tx, businessId) => {
    const found = await tx
      .select({ found: sql`1` })
      .from(transactions)
      .where(and(belongsTo(transactions, { businessId, environment }), eq(transactions.type, 'PAYMENT')))
      .limit(1);
    return found.length > 0;
  });
}

async function verification(question: FactQuery, isDone: (status: string | null) => boolean): Promise<SetupState> {
  return ask(question, question.person.environment, async (tx, businessId) => {
    const [business] = await tx
      .select({ status: businesses.kyc_verification_status })
      .from(businesses)
      .where(eq(businesses.business_id, businessId));
    return isDone(business?.status ?? null);
  });
}

/** The reader of each fact; a missing one is a compile error. */
const READERS = {
  has_bank_account: (question) => has(question, bank_accounts, ne(bank_accounts.status, 'DELETED')),
  has_secret_key: (question) =>
    has(question, api_keys, and(eq(api_keys.type, 'SECRET'), eq(api_keys.status, 'ACTIVE'))),
  has_callback_url: (question) => has(question, callback_urls, undefined),
  bills_are_paid: async (question) => {
    const { status, due_date: due, in_review } = billing_statements;
    // What the business said about it is answered first. Rule settings.billing-answered.
    const isDue = and(eq(status, 'UNPAID'), eq(in_review, 'NONE'), lt(due, question.now));
    const isOverdue = await has(question, billing_statements, isDue);
    return stateOf(isOverdue === 'TODO');
  },
  has_team_member: (question) =>
    ask(question, question.person.environment, async (tx, businessId) => {
      const found = await tx
        .select({ user_id: memberships.user_id })
        .from(memberships)
        .where(eq(memberships.business_id, businessId))
        .limit(2);
      return found.length > 1;
    }),
  has_test_payment: (question) => hasPayment(question, 'DEVELOPMENT'),
  has_payment: (question) => hasPayment(question, 'PRODUCTION'),
  documents_submitted: (question) =>
    verification(question, (status) => status === 'DATA_PROVIDED' || status === 'PASSED'),
  is_verified: (question) => verification(question, (status) => status === 'PASSED'),
  // Of the keys that move money, in either mode.
  has_ip_whitelist: (question) =>
    ask(question, 'PRODUCTION', async (tx, businessId) => {
      const ours = belongsTo(ip_whitelist_entries, { businessId, environment: 'PRODUCTION' });
      const found = await tx.select({ found: sql`1` }).from(ip_whitelist_entries).where(ours).limit(1);
      return found.length > 0;
    }),
  // The user, whom businesses cannot read.
  phone_is_verified: async ({ pool, person }) => {
    const found = await pool.query('SELECT 1 FROM users WHERE user_id = $1 AND phone_verified IS NOT NULL', [
      person.user.id,
    ]);
    return stateOf(found.rowCount === 1);
  },
  // Rule notices.staff-switch-business.
  is_own_business: ({ person: { user, business } }) => stateOf(business.internal || !isInternalEmail(user.email)),
  is_live: ({ person }) => stateOf(canUseLive(person.business.goLiveStatus)),
} as const satisfies Record<SetupFact, FactReader>;

/** The state of named facts; each is read once. */
export async function readSetupStates(
  pool: Pool,
  person: ActingPerson,
  named: Readonly<Record<string, SetupFact>>,
  now: Date,
): Promise<Record<string, SetupState>> {
  const states = new Map<SetupFact, SetupState>();
  for (const fact of new Set(Object.values(named))) states.set(fact, await READERS[fact]({ pool, person, now }));
  return Object.fromEntries(Object.entries(named).map(([name, fact]) => [name, states.get(fact) ?? 'UNKNOWN']));
}
