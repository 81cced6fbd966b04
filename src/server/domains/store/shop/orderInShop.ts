import { createHash } from 'node:crypto';
import type { Language, ShopOrder } from '#contract/generated/api.ts';
import { ApiError } from '../../../core/errors/ApiError.ts';
import { isCheckoutOpen, USUAL_HOURS } from '../../payer/checkout.ts';
import type { StoreOrder } from '../insertOrder.ts';
import { placeOrder } from '../placeOrder.ts';
import { type Cart, formatCart } from './cart.ts';
import { inShop, type ShopServices } from './findShop.ts';

/** What a buyer sends, and how they are written to. */
export interface SentOrder {
  readonly cart: Cart;
  readonly order: ShopOrder;
  readonly language: Language;
}

/**
 * A page, and what was ordered on it: a second request for the same is a retry, and a changed one after going back is another
 * order.
 */
function checkoutOf(cart: Cart, { checkout, ...order }: ShopOrder): string {
  const entered = Object.entries(order).sort(([one], [other]) => one.localeCompare(other));
  const text = JSON.stringify([checkout, formatCart(cart), entered]);
  return createHash('sha256').update(text).digest('base64url');
}

/**
 * Orders what is in a cart, in a store by the end of its address. Returns the end of the address at which the buyer pays.
 * Throws DATA_NOT_FOUND_ERROR, CHECKOUT_EXPIRED_ERROR, NOT_PAYABLE_ERROR for an empty cart and a store that is closed, and the
 * errors of `placeOrder`.
 * Rule store.order-placed, store.order-once.
 */
export async function orderInShop(
  services: ShopServices,
  link: string,
  { cart, order, language }: SentOrder,
): Promise<StoreOrder['link']> {
  return inShop(services, link, async (transaction, { scope, store, channelId, business, brand, now }) => {
    if (!isCheckoutOpen(order.checkout, USUAL_HOURS, now))
      throw new ApiError(
        'CHECKOUT_EXPIRED_ERROR',
        'The page was opened too long ago. Read it again for a new checkout.',
      );
    if (channelId === undefined) throw new ApiError('NOT_PAYABLE_ERROR', 'The store is closed.');
    if (cart.length === 0) throw new ApiError('NOT_PAYABLE_ERROR', 'The cart is empty.');
    const { checkout: _checkout, ...buyer } = order;
    const placed = await placeOrder(
      transaction,
      { scope, store, channelId, business, brand: services.config.brand(brand), language },
      { ...buyer, items: cart, checkout: checkoutOf(cart, order) },
      now,
    );
    return placed.link;
  });
}
