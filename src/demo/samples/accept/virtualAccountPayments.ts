import { payment_requests, virtual_account_payments } from '#server/database/schema/index.ts';
import { acceptingFee } from '#server/domains/payments/acceptingFee.ts';
import { createRandom } from '../../random.ts';
import { referenceOf } from '../../trade/basket.ts';
import type { SampleRow } from '../SampleScene.ts';
import { sample } from '../sample.ts';
import { payablesOf } from './paymentRequests.ts';

type Payment = SampleRow<typeof virtual_account_payments>;

/** What becomes of a payment with its payment request. */
const ENDS = { PENDING: 'PENDING', PAID: 'COMPLETED', EXPIRED: 'FAILED', CANCELLED: 'CANCELLED' } as const;

/** What payers paid, or were to pay, into the numbers of banks that they chose. Rule accept.expected-account-payment. */
export const ACCOUNT_PAYMENTS = sample(virtual_account_payments, (demo) => {
  const payables = payablesOf(demo);
  return demo.rowsOf(payment_requests).flatMap((request): Payment[] => {
    const { channel, payment_code, status, created, updated, external_id, amount, currency } = request;
    const bank = virtual_account_payments.bank.enumValues.find((one) => one === channel);
    if (request.channel_category !== 'VIRTUAL_ACCOUNT' || bank === undefined) return [];
    const { customer_id = null, customer_name = null } = payables.get(request.paid_for) ?? {};
    const { paid = null, transaction_id = null } = request;
    return [
      {
        ...demo.key(created),
        updated,
        status: ENDS[status],
        bank,
        account_number: payment_code ?? '',
        account_name: demo.business.name,
        external_id,
        reference: transaction_id && referenceOf('VIRTUAL_ACCOUNT', bank, createRandom(transaction_id)),
        amount,
        fee: acceptingFee('VIRTUAL_ACCOUNT', amount, currency),
        currency,
        paid,
        transaction_id,
        payment_request_id: request.id,
        customer_id,
        customer_name,
      },
    ];
  });
});
