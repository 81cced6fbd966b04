import { startOfNextDay } from '#contract/dates/days.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { isRecord } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { qr_codes, top_up_accounts, virtual_accounts } from '../../database/schema/index.ts';
import type { ReceivingAccount } from '../payments/providers/PaymentProvider.ts';
import type { AccountKind } from './queueDeposits.ts';

/** States after which nothing is to come in. */
const ENDED: ReadonlySet<string> = new Set(['PAID', 'EXPIRED']);

/** How long the provider of an account that has ended is read, in milliseconds: some banks report late. */
const LATE = 14 * 24 * 3_600_000;

/** An account as its provider knows it. */
interface OpenAccount {
  readonly account: ReceivingAccount;
  /** When it is read for the last time; null: always. UTC. */
  readonly until: Date | null;
}

/** Where the account is: its business, whose days end in a time zone. */
interface AccountPlace {
  readonly scope: BusinessScope;
  readonly timeZone: string;
  /** UUID. */
  readonly recordId: string;
}

type ReadAccount = (transaction: BusinessTransaction, place: AccountPlace) => Promise<OpenAccount | undefined>;

function untilOf({ status, updated }: { readonly status: string; readonly updated: Date }): Date | null {
  return ENDED.has(status) ? new Date(updated.getTime() + LATE) : null;
}

const virtualAccount: ReadAccount = async (transaction, { scope, timeZone, recordId }) => {
  const isThis = isRecord(virtual_accounts, scope, recordId);
  const [row] = await transaction.select().from(virtual_accounts).where(isThis);
  if (row === undefined) return undefined;
  const { bank: channel, account_number: code, expected_amount, currency, expires, created: opened } = row;
  const amount = expected_amount === null ? null : toDecimal(expected_amount, currency);
  const ends = expires === null ? null : startOfNextDay(expires, timeZone);
  const account = { id: formatRecordId('vac', recordId), channel, code, amount, currency, ends, opened };
  return { account, until: untilOf(row) };
};

const qrCode: ReadAccount = async (transaction, { scope, recordId }) => {
  const [row] = await transaction
    .select()
    .from(qr_codes)
    .where(isRecord(qr_codes, scope, recordId));
  if (row === undefined) return undefined;
  const { qr_string: code, currency, expires: ends, created: opened } = row;
  const amount = row.amount === null ? null : toDecimal(row.amount, currency);
  const account = {
    id: formatRecordId('qr', recordId),
    channel: 'QRIS',
    code,
    amount,
    currency,
    ends,
    opened,
  } as const;
  return { account, until: untilOf(row) };
};

const topUpAccount: ReadAccount = async (transaction, { scope, recordId }) => {
  const [row] = await transaction
    .select()
    .from(top_up_accounts)
    .where(isRecord(top_up_accounts, scope, recordId));
  if (row === undefined) return undefined;
  const { bank: channel, account_number: code, currency, created: opened } = row;
  const account = { id: formatRecordId('tua', recordId), channel, code, amount: null, currency, ends: null, opened };
  return { account, until: null };
};

/** How each kind of account is read; `undefined` for one that does not exist. */
export const ACCOUNT_KINDS: Readonly<Record<AccountKind, ReadAccount>> = {
  'qr-code': qrCode,
  'top-up-account': topUpAccount,
  'virtual-account': virtualAccount,
};
