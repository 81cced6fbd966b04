import { getTableName } from 'drizzle-orm';
import type { Journal } from '#server/core/ledger/journal.ts';
import { escrowCharges } from '#server/core/ledger/sendingCharges.ts';
import {
  capital_loans,
  capital_repayments,
  escrow_entries,
  issuing_transactions,
  rdl_transactions,
} from '#server/database/schema/index.ts';
import { loanJournal } from '#server/domains/capital/payOutLoan.ts';
import { repaymentJournal } from '#server/domains/capital/repayment.ts';
import { escrowJournal, escrowLines } from '#server/domains/escrow/escrowLines.ts';
import { completedLines, investorJournal } from '#server/domains/investors/investorLines.ts';
import { spendingJournal } from '#server/domains/issuing/spending.ts';
import { payoutLines, topUpLines } from '#server/domains/payments/paymentLines.ts';
import { ESCROW_ACCOUNTS, ESCROW_CUSTOMERS, ESCROW_ENTRIES } from '../samples/accept/escrow.ts';
import { RDL_INVESTORS, RDL_TRANSACTIONS } from '../samples/accept/rdl.ts';
import { CAPITAL_LOANS } from '../samples/capitalLoans.ts';
import { CAPITAL_REPAYMENTS } from '../samples/capitalRepayments.ts';
import { CARD_PRODUCTS } from '../samples/cardProducts.ts';
import { ISSUED_CARDS } from '../samples/issuedCards.ts';
import { ISSUING_TRANSACTIONS } from '../samples/issuingTransactions.ts';
import type { SampleScene } from '../samples/SampleScene.ts';

/** A journal of a product besides payments and payouts. */
export interface ProductMovement {
  /** UTC milliseconds. */
  readonly time: number;
  readonly journal: Journal;
}

function movement(moment: Date, journal: Journal): ProductMovement {
  return { time: moment.getTime(), journal };
}

function loanMovements(scene: SampleScene): ProductMovement[] {
  const loans = scene.rowsOf(capital_loans);
  const paidOut = loans.flatMap((loan) => (loan.disbursed ? [movement(loan.disbursed, loanJournal(loan))] : []));
  const repaid = scene.rowsOf(capital_repayments).flatMap(({ created, status, capital_loan_id, amount }) => {
    const loan = loans.find(({ id }) => id === capital_loan_id);
    return status === 'COMPLETED' && loan ? [movement(created, repaymentJournal(loan, amount))] : [];
  });
  return [...paidOut, ...repaid];
}

function cardMovements(scene: SampleScene): ProductMovement[] {
  return scene.rowsOf(issuing_transactions).flatMap((row) => {
    const { created, updated, status, type } = row;
    if (status === 'DECLINED') return [];
    const out = spendingJournal(row, payoutLines({ ...row, fee: 0n, tax: 0n }));
    const back = spendingJournal(row, topUpLines(row));
    if (type === 'REFUND') return [movement(created, back)];
    return status === 'REVERSED' ? [movement(created, out), movement(updated, back)] : [movement(created, out)];
  });
}

function escrowMovements(scene: SampleScene): ProductMovement[] {
  const charges = escrowCharges(scene.currency, scene.business.country);
  return scene
    .rowsOf(escrow_entries)
    .map((row) => movement(row.created, escrowJournal(row, escrowLines(row, charges))));
}

/** A repayment leaves the balance when it is ordered; the account of the investor moves when the bank has carried it out. */
function investorMovements(scene: SampleScene): ProductMovement[] {
  return scene.rowsOf(rdl_transactions).flatMap((row) => {
    const { created, completed, type, amount, currency } = row;
    if (!completed) return [];
    const done = movement(completed, investorJournal(row, completedLines(row)));
    if (type !== 'REPAYMENT') return [done];
    return [movement(created, investorJournal(row, payoutLines({ currency, amount, fee: 0n, tax: 0n }))), done];
  });
}

/**
 * What loans, issued cards, escrow and investors move in the ledger, for the samples of these that are made again for
 * the same scene: their rows are the same.
 */
export function productMovements(scene: SampleScene): ProductMovement[] {
  for (const { table, make } of [
    CAPITAL_LOANS,
    CAPITAL_REPAYMENTS,
    CARD_PRODUCTS,
    ISSUED_CARDS,
    ISSUING_TRANSACTIONS,
    ESCROW_ACCOUNTS,
    ESCROW_CUSTOMERS,
    ESCROW_ENTRIES,
    RDL_INVESTORS,
    RDL_TRANSACTIONS,
  ]) {
    scene.begin(getTableName(table));
    scene.keep(table, make(scene));
  }
  return [loanMovements, cardMovements, escrowMovements, investorMovements].flatMap((movements) => movements(scene));
}
