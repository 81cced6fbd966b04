import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import { method_applications, payment_methods } from '#server/database/schema/index.ts';
import { DEMO_BUSINESSES } from '../../data/businesses.ts';
import type { SampleRow, SampleScene } from '../SampleScene.ts';
import { sample } from '../sample.ts';

type Row = SampleRow<typeof method_applications>;
type Channel = Row['channel'];

/** What the channels of a group have, or nothing. */
function having<Fields>(group: readonly string[], channel: Channel, fields: Fields): Partial<Fields> {
  return group.includes(channel) ? fields : {};
}

/** What the partner of a channel needs besides the business and its contact (config/forms/method-application.yaml). */
function partnerFields(demo: SampleScene, channel: Channel): Partial<Row> {
  const { key, country } = demo.business;
  const range = 3_000 + DEMO_BUSINESSES.findIndex((business) => business.key === key);
  return {
    ...having(VALUE_LISTS.banks, channel, { account_range: String(range) }),
    ...having(VALUE_LISTS['account-methods'], channel, { bank_account_number: demo.random.digits(10) }),
    ...having(VALUE_LISTS['online-methods'], channel, {
      website: `https://${key}.example`,
      description: demo.say('Barang dan pesanan dari toko daring kami.', 'Goods and orders from our online shop.'),
      monthly_volume: 'UNDER_100000_USD' as const,
    }),
    ...having(VALUE_LISTS['taxed-methods'], channel, {
      tax_number: country === 'ID' ? demo.random.digits(15) : demo.random.digits(12),
    }),
    ...having(VALUE_LISTS['tested-methods'], channel, { technical_email: `dev@${key}.example` }),
    ...having(VALUE_LISTS['owner-methods'], channel, {
      owner_name: demo.person().name,
      owner_id_number: demo.random.digits(16),
    }),
    ...having(['ALFAMART'], channel, { current_provider: 'Bayar Cepat' }),
    ...having(['QRIS'], channel, { merchant_size: 'SMALL' as const }),
  };
}

/** What was submitted for the payment methods that were applied for. */
export const METHOD_APPLICATIONS = sample(method_applications, (demo) =>
  demo
    .rowsOf(payment_methods)
    .filter(({ status }) => status !== 'disabled')
    .map(({ id: payment_method_id, channel, created, requested_by }): Row => {
      const { name, email } = demo.business;
      const { name: contact_person, phone } = demo.person();
      const contact = { contact_person, email, phone_number: phone };
      const sent = { agreed: true, submitted: created, submitted_by: requested_by ?? email };
      const own = {
        ...demo.key(created),
        payment_method_id,
        channel,
        merchant_name: name,
        industry: 'RETAIL' as const,
      };
      return { ...own, updated: created, ...contact, ...partnerFields(demo, channel), ...sent };
    }),
);
