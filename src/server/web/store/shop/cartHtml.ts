import { withQuantity } from '../../../domains/store/shop/cart.ts';
import type { CartLine, CartPage } from '../../../domains/store/shop/readShop.ts';
import { type Html, html } from '../../payer/html.ts';
import type { Rejected } from '../../payer/PayerDrawing.ts';
import { panel, row } from '../../payer/payerParts.ts';
import { orderForm } from './orderForm.ts';
import { type ShopDrawing, shopAddress, shopWords } from './ShopDrawing.ts';
import { goodName, picture, shopFrame, shopMoney, stepper } from './shopParts.ts';

function problemText(drawing: ShopDrawing, { problem, good }: CartLine): Html | undefined {
  if (problem === undefined) return undefined;
  const text = shopWords(drawing, `problem.${problem}`, { count: String(good?.stock ?? 0) });
  return html`<p class="pay-error">${text}</p>`;
}

function cartLine(drawing: ShopDrawing, { shop }: CartPage, line: CartLine): Html {
  const { good, quantity, productId, amount } = line;
  const name = good === undefined ? shopWords(drawing, 'unknown_good') : goodName(good);
  const removed = shopAddress(drawing, '/cart', { cart: withQuantity(drawing.cart, productId, 0) });
  const to = (cart: ShopDrawing['cart']) => shopAddress(drawing, '/cart', { cart });
  const steps = good === undefined || good.stock === 0 ? undefined : stepper(drawing, good, quantity, to);
  const money =
    amount === undefined ? undefined : html`<span class="shop-price">${shopMoney(drawing, shop, amount)}</span>`;
  const remove = html`<a class="shop-remove" href="${removed}" rel="nofollow" aria-label="${shopWords(drawing, 'remove_what', { name })}">${shopWords(drawing, 'remove')}</a>`;
  return html`<li>${good === undefined ? undefined : picture(good, false)}<div><strong>${name}</strong>${problemText(drawing, line)}<div class="shop-line">${steps}${remove}${money}</div></div></li>`;
}

function sums(drawing: ShopDrawing, { shop, cart }: CartPage): Html {
  const rows = [
    row(shopWords(drawing, 'subtotal'), shopMoney(drawing, shop, cart.subtotal)),
    row(shopWords(drawing, 'shipping'), shopMoney(drawing, shop, cart.shipping)),
    row(shopWords(drawing, 'total'), shopMoney(drawing, shop, cart.total)),
  ];
  return html`<dl class="shop-sums">${rows}</dl>`;
}

/** The page on which a buyer orders what is in the cart. Rule store.cart. */
export function cartHtml(drawing: ShopDrawing, page: CartPage, rejected: Rejected | undefined): string {
  const { shop, cart } = page;
  const title = `${shopWords(drawing, 'cart')} – ${shop.store.name}`;
  const back = html`<a class="shop-action" href="${shopAddress(drawing, '')}">${shopWords(drawing, 'all_goods')}</a>`;
  if (cart.lines.length === 0) {
    const main = panel('waiting', shopWords(drawing, 'cart_empty'), [
      html`<p>${shopWords(drawing, 'cart_empty_text')}</p>`,
      back,
    ]);
    return shopFrame(drawing, { shop, cart: undefined, title, main });
  }
  const lines = cart.lines.map((line) => cartLine(drawing, page, line));
  const main = html`<p class="shop-back">${back}</p><div class="pay-columns"><section class="pay-summary"><h1>${shopWords(drawing, 'cart')}</h1><ul class="shop-lines">${lines}</ul>${sums(drawing, page)}</section>${orderForm(drawing, page, rejected)}</div>`;
  return shopFrame(drawing, { shop, cart: undefined, title, main });
}
