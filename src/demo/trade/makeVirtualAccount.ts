import { type Bank, chargesOf } from '../data/channels.ts';
import type { TransactionRow, VirtualAccountPaymentRow } from '../rows.ts';
import { delayOf, makeBasket, referenceOf } from './basket.ts';
import { DAY, HOUR } from './calendar.ts';
import { knownCustomer, type TradeState } from './tradeState.ts';

/** Prefix of each bank's account numbers. */
const ACCOUNT_PREFIXES: Readonly<Record<Bank, string>> = {
  BCA: '39358',
  MANDIRI: '88608',
  BNI: '8808',
  BRI: '26215',
  PERMATA: '8214',
  BSI: '9347',
  CIMB: '9349',
  BPI: '3012',
  UNIONBANK: '1096',
  BDO: '0072',
  METROBANK: '4130',
};

/** Lifetime of a virtual account in live mode: a day; in test mode it stays open for simulation. */
const OPEN_FOR = DAY;

/** Share of unpaid virtual accounts. */
const UNPAID_SHARE = 0.085;

/** The same in test mode, where they stay open. */
const UNPAID_TEST_SHARE = 0.25;

/** The virtual account payment of a transaction. */
export function makePaidVirtualAccount(state: TradeState, transaction: TransactionRow, paid: number): void {
  const created = paid - delayOf('VIRTUAL_ACCOUNT', state.random) - 20_000;
  const { customer_id, customer_name, channel, external_id, reference, amount } = transaction;
  const payment = openVirtualAccount(state, channel as Bank, external_id, reference, amount, created);
  state.chunk.payments.push({
    ...payment,
    updated: new Date(paid),
    status: 'COMPLETED',
    paid: new Date(paid),
    transaction_id: transaction.id,
    customer_id: customer_id ?? null,
    customer_name: customer_name ?? null,
  });
}

/** Occasionally generates an unpaid virtual account: open or expired, without a transaction. */
export function makeOpenVirtualAccount(state: TradeState, time: number): void {
  const { random, channels, trade, now, isTest } = state;
  const [category, channel] = channels.pick(random);
  if (category !== 'VIRTUAL_ACCOUNT' || !random.chance(isTest ? UNPAID_TEST_SHARE : UNPAID_SHARE)) return;
  const created = time - Math.floor(random.unit() * HOUR);
  const customer = knownCustomer(state, created);
  const amount = BigInt(makeBasket(trade, category, random).amount);
  const reference = referenceOf(category, channel, random);
  const payment = openVirtualAccount(
    state,
    channel as Bank,
    state.nextExternalId(time, '-V'),
    reference,
    amount,
    created,
  );
  const expires = created + OPEN_FOR;
  const isOpen = isTest || expires > now;
  state.chunk.payments.push({
    ...payment,
    updated: isOpen ? payment.created : new Date(expires),
    status: isOpen ? 'PENDING' : 'FAILED',
    customer_id: customer?.id ?? null,
    customer_name: customer?.name ?? null,
  });
}

function openVirtualAccount(
  { random, trade, businessName }: TradeState,
  bank: Bank,
  externalId: string,
  reference: string,
  amount: bigint,
  time: number,
): VirtualAccountPaymentRow {
  const { fee } = chargesOf(trade.currency, 'VIRTUAL_ACCOUNT', amount);
  const created = new Date(time);
  return {
    id: random.uuid(time),
    created,
    updated: created,
    status: 'PENDING',
    bank,
    account_number: ACCOUNT_PREFIXES[bank] + random.digits(11),
    account_name: businessName.toUpperCase(),
    external_id: externalId,
    reference,
    amount,
    fee,
    currency: trade.currency,
    paid: null,
    transaction_id: null,
    customer_id: null,
    customer_name: null,
  };
}
