import { formatMoney } from '#contract/money/formatMoney.ts';
import { MOST_OF_ONE, MOST_PRODUCTS, quantityOf, withQuantity } from '../../../domains/store/shop/cart.ts';
import type { ShownShop } from '../../../domains/store/shop/findShop.ts';
import type { FilledCart, Good } from '../../../domains/store/shop/readShop.ts';
import { type Html, html } from '../../payer/html.ts';
import { payerFrame } from '../../payer/payerFrame.ts';
import { type ShopDrawing, shopAddress, shopWords } from './ShopDrawing.ts';

/** Up to so many in stock, buyers read how many are left. */
const FEW = 5;

/** The name of a product with its variant. */
export function goodName({ name, variant }: Pick<Good, 'name' | 'variant'>): string {
  return variant === null ? name : `${name}, ${variant}`;
}

export function shopMoney(drawing: ShopDrawing, { store }: Pick<ShownShop, 'store'>, amount: string): string {
  return formatMoney(amount, store.currency, drawing.language);
}

/** The first picture of a product; without one, its first letter. */
export function picture({ pictures: [first], name }: Good, lazy: boolean): Html {
  if (first === undefined)
    return html`<span class="shop-picture" aria-hidden="true">${[...name][0]?.toUpperCase()}</span>`;
  return html`<img class="shop-picture" src="${first}" alt=""${lazy ? html` loading="lazy"` : undefined}>`;
}

/** What buyers read of the stock of a product. */
export function stockNote(drawing: ShopDrawing, { stock }: Good): Html | undefined {
  if (stock === 0) return html`<span class="shop-note">${shopWords(drawing, 'sold_out')}</span>`;
  if (stock > FEW) return undefined;
  return html`<span class="shop-note">${shopWords(drawing, 'few_left', { count: String(stock) })}</span>`;
}

/** Where a stepper leads: the page of `path`, with a changed cart, at the place of the product. */
export type StepAddress = (cart: ShopDrawing['cart']) => string;

/** One fewer, how many, and one more of a product: links, since the cart is in the address. Rule store.cart. */
export function stepper(drawing: ShopDrawing, good: Good, quantity: number, to: StepAddress): Html {
  const name = goodName(good);
  const most = Math.min(good.stock, MOST_OF_ONE);
  const step = (sign: string, key: string, next: number, isOpen: boolean) =>
    isOpen
      ? html`<a href="${to(withQuantity(drawing.cart, good.id, next))}" rel="nofollow" aria-label="${shopWords(drawing, key, { name })}">${sign}</a>`
      : html`<span aria-hidden="true">${sign}</span>`;
  const fewer = step('−', quantity === 1 ? 'remove_what' : 'fewer', Math.min(quantity - 1, most), true);
  const more = step('+', 'more', quantity + 1, quantity < most);
  return html`<div class="shop-stepper" role="group" aria-label="${shopWords(drawing, 'quantity_of', { name })}">${fewer}<output>${String(quantity)}</output>${more}</div>`;
}

/** A link that puts one of a product into the cart, or how many are in it. */
export function adder(drawing: ShopDrawing, good: Good, to: StepAddress, key: 'add' | 'add_short'): Html | undefined {
  const quantity = quantityOf(drawing.cart, good.id);
  if (quantity > 0) return stepper(drawing, good, quantity, to);
  if (good.stock === 0) return undefined;
  if (drawing.cart.length >= MOST_PRODUCTS)
    return html`<span class="shop-note">${shopWords(drawing, 'cart_full', { count: String(MOST_PRODUCTS) })}</span>`;
  const label = shopWords(drawing, 'add_what', { name: goodName(good) });
  return html`<a class="pay-button" href="${to(withQuantity(drawing.cart, good.id, 1))}" rel="nofollow" aria-label="${label}">${shopWords(drawing, key)}</a>`;
}

/** How much is in the cart, and the way to it; nothing while it is empty. */
function cartBar(drawing: ShopDrawing, shop: ShownShop, cart: FilledCart): Html | undefined {
  if (cart.count === 0) return undefined;
  const count = shopWords(drawing, 'cart_count', { count: String(cart.count) });
  const amount = shopMoney(drawing, shop, cart.subtotal);
  return html`<nav class="shop-bar" aria-label="${shopWords(drawing, 'cart')}"><span><strong>${amount}</strong><span>${count}</span></span><a class="pay-button" href="${shopAddress(drawing, '/cart')}" rel="nofollow">${shopWords(drawing, 'view_cart')}</a></nav>`;
}

/** A page of a store. */
export interface ShopContent {
  readonly shop: ShownShop;
  /** undefined: the page shows what is in it. */
  readonly cart: FilledCart | undefined;
  readonly title: string;
  readonly main: Html;
}

/** The page around the content: the store, and what is in the cart. */
export function shopFrame(drawing: ShopDrawing, { shop, cart, title, main }: ShopContent): string {
  const { store, look, scope } = shop;
  const bar = cart && cartBar(drawing, shop, cart);
  return payerFrame(drawing, {
    title,
    business: store.name,
    home: shopAddress(drawing, ''),
    look,
    testMode: scope.environment === 'DEVELOPMENT',
    main: bar === undefined ? main : html`${main}${bar}`,
  });
}
