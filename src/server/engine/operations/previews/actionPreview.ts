import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { ActionPreview, PreviewFigure, PreviewFigureId } from '#contract/generated/api.ts';
import type { Currency } from '#contract/money/currencies.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { ApiError } from '../../../core/errors/ApiError.ts';
import { postedLines } from '../../../core/ledger/postJournal.ts';
import { belongsTo } from '../../../database/belongsTo.ts';
import type { BusinessTransaction } from '../../../database/inBusiness.ts';
import { ledger_accounts } from '../../../database/schema/index.ts';
import type { MoneyFacts, Trial } from '../operation/operation.ts';
import type { ActionDone, ActionRun } from '../run/ActionRun.ts';

async function balanceOf(
  transaction: BusinessTransaction,
  { session: { scope } }: ActionRun,
  currency: Currency,
): Promise<bigint> {
  const [account] = await transaction
    .select({ balance: ledger_accounts.balance })
    .from(ledger_accounts)
    .where(
      and(
        belongsTo(ledger_accounts, scope),
        eq(ledger_accounts.account, 'BALANCE'),
        eq(ledger_accounts.currency, currency),
      ),
    );
  return account?.balance ?? 0n;
}

/** Sums of the transaction's ledger lines, and amounts that the operation will move later. */
async function amountsOf(transaction: BusinessTransaction, run: ActionRun, facts: MoneyFacts, currency: Currency) {
  const lines = postedLines(transaction);
  const sum = (account: string) =>
    lines.filter((line) => line.account === account).reduce((total, line) => total + line.amount, 0n);
  if (lines.length > 0) {
    const after = lines.findLast((line) => line.account === 'BALANCE')?.balanceAfter;
    // Money that is settled does not come from outside: it was pending. A transfer only goes to another account of a platform.
    // What is held for others is named as a whole: fees are taken from it.
    const amount = sum('ESCROW') || sum('INVESTORS') || sum('CLEARING') || sum('PENDING');
    return {
      amount: amount || sum('PLATFORM'),
      platformFee: amount && sum('PLATFORM'),
      fee: sum('FEES'),
      tax: sum('TAXES'),
      total: sum('BALANCE'),
      after: after ?? (await balanceOf(transaction, run, currency)),
    };
  }
  const { amount = 0n, fee = 0n, tax = 0n } = facts;
  const total = facts.unmoved ? 0n : -(amount + fee + tax);
  return { amount, platformFee: 0n, fee, tax, total, after: (await balanceOf(transaction, run, currency)) + total };
}

/** Hash of the figures that the user accepts. Excludes the balance, which other payments change constantly. */
function versionOf(figures: readonly PreviewFigure[]): string {
  const agreed = figures.filter(({ id }) => id !== 'balance_after');
  return createHash('sha256').update(JSON.stringify(agreed)).digest('base64url').slice(0, 22);
}

/** Amounts of a movement, minor units, signed. */
type MovedAmounts = Readonly<Record<'amount' | 'fee' | 'tax' | 'platformFee' | 'total', bigint>>;

/** Figures of a preview, in reading order. */
class Figures {
  readonly list: PreviewFigure[] = [];

  constructor(private readonly currency: Currency) {}

  money(id: PreviewFigureId, value: bigint): void {
    this.list.push({ id, kind: 'money', value: toDecimal(value, this.currency) });
  }

  number(id: PreviewFigureId, value: number): void {
    this.list.push({ id, kind: 'number', value: String(value) });
  }

  /** The amount, and its costs if any. */
  amounts({ amount, fee, tax, platformFee, total }: MovedAmounts): void {
    const size = (value: bigint) => (value < 0n ? -value : value);
    this.money('amount', size(amount));
    if (fee !== 0n) this.money('fee', size(fee));
    if (tax !== 0n) this.money('tax', size(tax));
    if (platformFee !== 0n) this.money('platform_fee', size(platformFee));
    this.money('total', total);
  }

  /** What a rule would have done. Payments arrive all the time, so that the user agrees to the rule and not to the figures. */
  trial({ action, payments, amount, examples }: Trial): ActionPreview {
    const version = versionOf([]);
    this.number(action === 'BLOCK' ? 'stopped_payments' : 'passed_payments', payments);
    this.money(action === 'BLOCK' ? 'stopped_amount' : 'passed_amount', amount);
    if (examples.length > 0) this.list.push({ id: 'examples', kind: 'text', value: examples.join(', ') });
    return { version, currency: this.currency, figures: this.list };
  }

  preview(): ActionPreview {
    return { version: versionOf(this.list), currency: this.currency, figures: this.list };
  }
}

/**
 * The effect of an action that has just run in this transaction: on the business's money, or of a rule on past payments.
 * Rule actions.preview-of-money.
 */
export async function previewOf(
  transaction: BusinessTransaction,
  run: ActionRun,
  { outcome: { facts = {}, trial } }: ActionDone,
): Promise<ActionPreview> {
  const { currency } = run.session.business;
  if (trial !== undefined) return new Figures(currency).trial(trial);
  const amounts = await amountsOf(transaction, run, facts, currency);
  const figures = new Figures(currency);
  if (facts.recipient) figures.list.push({ id: 'recipient', kind: 'text', value: facts.recipient });
  if (facts.count !== undefined) figures.number('count', facts.count);
  figures.amounts(amounts);
  if (facts.remaining !== undefined) figures.money('remaining', facts.remaining);
  figures.money('balance_after', amounts.after);
  return figures.preview();
}

/** The same for an action that has just run on several records. */
export async function previewOfLines(
  transaction: BusinessTransaction,
  run: ActionRun,
  { records, skipped }: { readonly records: number; readonly skipped: number },
): Promise<ActionPreview> {
  const { currency } = run.session.business;
  const amounts = await amountsOf(transaction, run, {}, currency);
  const figures = new Figures(currency);
  figures.number('records', records);
  if (skipped > 0) figures.number('skipped', skipped);
  figures.amounts(amounts);
  figures.money('balance_after', amounts.after);
  return figures.preview();
}

/** Throws when the figures have changed since the user accepted them; the transaction is then rolled back. */
export async function requireAgreed(transaction: BusinessTransaction, run: ActionRun, done: ActionDone): Promise<void> {
  if (run.preview === undefined) return;
  const { version } = await previewOf(transaction, run, done);
  if (version === run.preview) return;
  throw new ApiError(
    'PREVIEW_CHANGED_ERROR',
    'The result of this action has changed since the preview. Preview it again.',
  );
}
