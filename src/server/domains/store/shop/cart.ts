import { formatRecordId, parseRecordId } from '#contract/ids/recordId.ts';
import type { OrderedItem } from '../placeOrder.ts';

/** Prefix of the ids of products. */
const PREFIX = 'prod';

/** The most products in one cart. */
export const MOST_PRODUCTS = 20;

/** The most of one product in a cart. */
export const MOST_OF_ONE = 99;

const LINE = /^(?<id>[a-z]+_[0-9a-f]{32}):(?<quantity>[1-9]\d?)$/;

/** What a buyer has chosen so far, each product once, in the order in which it was chosen. */
export type Cart = readonly OrderedItem[];

/**
 * The cart that an address holds, as `<id>:<quantity>` with commas between: an address needs no cookie, and can be shared.
 * What is malformed is left out. Rule store.cart.
 */
export function parseCart(text: unknown): Cart {
  if (typeof text !== 'string') return [];
  const quantities = new Map<string, number>();
  for (const line of text.split(',', MOST_PRODUCTS * 2)) {
    const { id = '', quantity } = LINE.exec(line)?.groups ?? {};
    const productId = parseRecordId(PREFIX, id);
    if (productId !== undefined && quantities.size < MOST_PRODUCTS) quantities.set(productId, Number(quantity));
  }
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
}

/** A cart as its address holds it. */
export function formatCart(cart: Cart): string {
  return cart.map(({ productId, quantity }) => `${formatRecordId(PREFIX, productId)}:${quantity}`).join(',');
}

/** How many of a product, by UUID, are in a cart. */
export function quantityOf(cart: Cart, productId: string): number {
  return cart.find((item) => item.productId === productId)?.quantity ?? 0;
}

/** A cart with so many of a product, by UUID; with none, it is left out. */
export function withQuantity(cart: Cart, productId: string, quantity: number): Cart {
  if (quantityOf(cart, productId) === 0) return quantity > 0 ? [...cart, { productId, quantity }] : cart;
  return cart.flatMap((item) => {
    if (item.productId !== productId) return [item];
    return quantity > 0 ? [{ productId, quantity }] : [];
  });
}
