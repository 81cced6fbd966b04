import { card_products } from '#server/database/schema/index.ts';
import { sample } from './sample.ts';

const PRODUCTS = [
  ['Kartu Operasional', 'VIRTUAL', 'VISA', 'ACTIVE', 10_000_000, 'Belanja bahan dan perlengkapan gerai'],
  ['Kartu Perjalanan', 'PHYSICAL', 'MASTERCARD', 'ACTIVE', 25_000_000, 'Tiket, hotel, dan transportasi'],
  ['Kartu Iklan', 'VIRTUAL', 'MASTERCARD', 'ACTIVE', 50_000_000, 'Iklan daring'],
  ['Kartu Bensin', 'PHYSICAL', 'VISA', 'INACTIVE', 3_000_000, 'Bensin kendaraan antar'],
] as const;

export const CARD_PRODUCTS = sample(card_products, (demo) => {
  if (!demo.business.flags.includes('issuing')) return [];
  return demo.early(PRODUCTS.length, (key, index) => {
    const [name, type, network, status, limit, description] = PRODUCTS[index] ?? PRODUCTS[0];
    return {
      ...key,
      updated: key.created,
      status,
      name,
      type,
      network,
      card_limit: BigInt(limit),
      currency: demo.currency,
      valid_years: type === 'VIRTUAL' ? 3 : 5,
      description,
      created_by: demo.member('can_edit'),
    };
  });
});
