import { getTableName } from 'drizzle-orm';
import type { Journal } from '#server/core/ledger/journal.ts';
import {
  capital_loans,
  capital_repayments,
  issuing_transactions,
  type ledger_entries,
} from '#server/database/schema/index.ts';
import { payoutLines, topUpLines } from '#server/domains/payments/paymentLines.ts';
import { CAPITAL_LOANS } from './samples/capitalLoans.ts';
import { CAPITAL_REPAYMENTS } from './samples/capitalRepayments.ts';
import { CARD_PRODUCTS } from './samples/cardProducts.ts';
import { ISSUED_CARDS } from './samples/issuedCards.ts';
import { ISSUING_TRANSACTIONS } from './samples/issuingTransactions.ts';
import type { SampleScene } from './samples/SampleScene.ts';

/** A journal of a product besides payments and payouts. */
export interface ProductMovement {
  /** UTC milliseconds. */
  readonly time: number;
  readonly journal: Journal;
}

type Moved = Pick<typeof ledger_entries.$inferSelect, 'type' | 'amount' | 'currency' | 'reference' | 'description'>;

function movement(moment: Date, { amount, currency, ...words }: Moved, isOut: boolean): ProductMovement {
  const lines = isOut ? payoutLines({ amount, currency, fee: 0n, tax: 0n }) : topUpLines({ amount, currency });
  return { time: moment.getTime(), journal: { ...words, transactionId: null, lines } };
}

function loanMovements(scene: SampleScene): ProductMovement[] {
  const loans = scene.rowsOf(capital_loans);
  const paidOut = loans.flatMap(({ disbursed, amount, currency, reference }) =>
    disbursed ? [movement(disbursed, { type: 'LOAN', amount, currency, reference, description: null }, false)] : [],
  );
  const repaid = scene.rowsOf(capital_repayments).flatMap(({ created, status, capital_loan_id, amount, currency }) => {
    const reference = loans.find(({ id }) => id === capital_loan_id)?.reference;
    if (status !== 'COMPLETED' || reference === undefined) return [];
    return [movement(created, { type: 'LOAN_REPAYMENT', amount, currency, reference, description: null }, true)];
  });
  return [...paidOut, ...repaid];
}

function cardMovements(scene: SampleScene): ProductMovement[] {
  return scene.rowsOf(issuing_transactions).flatMap((row) => {
    const { created, updated, status, type, amount, currency, reference, merchant_name: description } = row;
    if (status === 'DECLINED') return [];
    const moved = { type: 'CARD_SPENDING', amount, currency, reference, description } as const;
    const first = movement(created, moved, type !== 'REFUND');
    return status === 'REVERSED' ? [first, movement(updated, moved, false)] : [first];
  });
}

/**
 * What loans and issued cards move in the ledger, for the samples of these that are made again for the same scene: their
 * rows are the same.
 */
export function productMovements(scene: SampleScene): ProductMovement[] {
  for (const { table, make } of [
    CAPITAL_LOANS,
    CAPITAL_REPAYMENTS,
    CARD_PRODUCTS,
    ISSUED_CARDS,
    ISSUING_TRANSACTIONS,
  ]) {
    scene.begin(getTableName(table));
    scene.keep(table, make(scene));
  }
  return [...loanMovements(scene), ...cardMovements(scene)];
}
