import { type Cart, formatCart } from '../../../domains/store/shop/cart.ts';
import { type PayerDrawing, text } from '../../payer/PayerDrawing.ts';

/** What every part of a store's pages is drawn with. */
export interface ShopDrawing extends PayerDrawing {
  /** The path of the store. */
  readonly shop: string;
  readonly cart: Cart;
}

/** A text of a store's pages, `shop.<key>`. */
export function shopWords(drawing: PayerDrawing, key: string, values?: Readonly<Record<string, string>>): string {
  return text(drawing, `shop.${key}`, values);
}

/** What an address of a store's pages holds beside the path. */
export interface ShopQuery {
  readonly cart?: Cart;
  readonly search?: string;
  readonly page?: number;
}

/** The address of a page of the store, with the cart of the buyer or a changed one. Rule store.cart. */
export function shopAddress(drawing: ShopDrawing, path: string, query: ShopQuery = {}): string {
  const { cart = drawing.cart, search = '', page = 1 } = query;
  const values = new URLSearchParams({ language: drawing.language });
  if (search !== '') values.set('q', search);
  if (page > 1) values.set('page', String(page));
  if (cart.length > 0) values.set('cart', formatCart(cart));
  return `${drawing.shop}${path}?${String(values).replaceAll('%2C', ',').replaceAll('%3A', ':')}`;
}
