import { callback_urls } from '#server/database/schema/index.ts';
import { sample } from '../sample.ts';

type Product = (typeof callback_urls.$inferSelect)['product'];

/** Products with a callback URL by kind of business; some have none. */
const PRODUCTS: Readonly<Record<'main' | 'second' | 'remittance', readonly Product[]>> = {
  main: ['INVOICE', 'VIRTUAL_ACCOUNT_PAID', 'EWALLET_PAYMENT', 'QR_CODE_PAYMENT', 'CARD_PAYMENT', 'DISBURSEMENT'],
  second: ['VIRTUAL_ACCOUNT_PAID', 'DISBURSEMENT', 'BATCH_DISBURSEMENT'],
  remittance: ['PAYOUT', 'DISBURSEMENT'],
};

export const CALLBACK_URLS = sample(callback_urls, (demo) => {
  const products = PRODUCTS[demo.business.entity];
  const host = `api.${demo.business.key}.example`;
  return demo.times(products.length, ({ id, created }, index) => {
    const product = products[index] ?? 'INVOICE';
    return {
      id,
      created,
      updated: created,
      product,
      url: `https://${host}/callbacks/${product.toLowerCase().replaceAll('_', '-')}`,
      last_tested: demo.chance(0.6) ? demo.after(created, 2) : null,
      created_by: demo.member('can_manage_tech_settings'),
    };
  });
});
