import { disbursements, payouts, remittance_payouts } from '../../database/schema/index.ts';
import type { Carrier } from './Carrier.ts';
import type { RailRecord } from './Rail.ts';
import { refundCarrier } from './refundCarrier.ts';
import { sendingCarrier } from './sendingCarrier.ts';

/** Order handlers by record name. */
export const CARRIERS: Readonly<Record<RailRecord, Carrier>> = {
  disbursement: sendingCarrier({ table: disbursements, record: 'disbursement', prefix: 'disb', underway: 'PENDING' }),
  'remittance-payout': sendingCarrier({
    table: remittance_payouts,
    record: 'remittance-payout',
    prefix: 'rpo',
    underway: 'PENDING',
  }),
  payout: sendingCarrier({ table: payouts, record: 'payout', prefix: 'pout', underway: 'CLAIMED' }),
  'credit-card-refund': refundCarrier,
};
