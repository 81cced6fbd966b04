import { disbursements, payouts, remittance_payouts, withdrawals } from '../../database/schema/index.ts';
import { escrowHandler } from './escrowHandler.ts';
import { investorHandler } from './investorHandler.ts';
import type { OrderHandler } from './OrderHandler.ts';
import type { ProviderRecord } from './PayoutProvider.ts';
import { refundHandler } from './refundHandler.ts';
import { sendingHandler } from './sendingHandler.ts';
import { walletRefundHandler } from './walletRefundHandler.ts';

/** Order handlers by record name. */
export const ORDER_HANDLERS: Readonly<Record<ProviderRecord, OrderHandler>> = {
  disbursement: sendingHandler({
    table: disbursements,
    record: 'disbursement',
    prefix: 'disb',
    pendingStatus: 'PENDING',
  }),
  'remittance-payout': sendingHandler({
    table: remittance_payouts,
    record: 'remittance-payout',
    prefix: 'rpo',
    pendingStatus: 'PENDING',
  }),
  payout: sendingHandler({
    table: payouts,
    record: 'payout',
    prefix: 'pout',
    pendingStatus: 'CLAIMED',
    isRepeated: true,
  }),
  withdrawal: sendingHandler({ table: withdrawals, record: 'withdrawal', prefix: 'wd', pendingStatus: 'PENDING' }),
  'credit-card-refund': refundHandler,
  'wallet-refund': walletRefundHandler,
  'escrow-entry': escrowHandler,
  'rdl-transaction': investorHandler,
};
