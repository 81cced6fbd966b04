import { pictureAddress } from '../../../domains/payer/pictureAddress.ts';
import { formatCart } from '../../../domains/store/shop/cart.ts';
import type { ShownShop } from '../../../domains/store/shop/findShop.ts';
import type { Good, GoodPage, ShopPage } from '../../../domains/store/shop/readShop.ts';
import { type Html, html } from '../../payer/html.ts';
import { panel } from '../../payer/payerParts.ts';
import { type ShopDrawing, shopAddress, shopWords } from './ShopDrawing.ts';
import { adder, goodName, picture, shopFrame, shopMoney, stockNote } from './shopParts.ts';

/** A page of a store, or of one that is only looked at. */
type ShownPage = Omit<ShopPage, 'shop'> & { readonly shop: ShownShop };

/** How many products are in sight at first: the others load their pictures when they are. */
const AT_FIRST = 8;

function card(drawing: ShopDrawing, { shop, search, page }: ShownPage, good: Good, index: number): Html {
  const address = shopAddress(drawing, `/products/${good.recordId}`);
  const variant = good.variant === null ? undefined : html`<span class="shop-variant">${good.variant}</span>`;
  const to = (cart: ShopDrawing['cart']) => `${shopAddress(drawing, '', { cart, search, page })}#${good.recordId}`;
  return html`<li class="shop-good" id="${good.recordId}"><a class="shop-link" href="${address}">${picture(good, index >= AT_FIRST)}<strong>${good.name}</strong></a>${variant}<span class="shop-price">${shopMoney(drawing, shop, good.price)}</span>${stockNote(drawing, good)}${adder(drawing, good, to, 'add_short')}</li>`;
}

/** The name and the banner of a store, and what it says of itself. */
function heading({ store, scope }: ShownShop): Html {
  const { name, description, banner_file: banner } = store;
  const image =
    banner === null
      ? undefined
      : html`<img class="shop-banner" src="${pictureAddress(scope.businessId, banner)}" alt="">`;
  const about = description === null ? undefined : html`<p class="shop-about">${description}</p>`;
  return html`${image}<h1 class="shop-name">${name}</h1>${about}`;
}

/** A form that searches the products. It keeps the cart. */
function searchForm(drawing: ShopDrawing, search: string): Html {
  const label = shopWords(drawing, 'search');
  const kept =
    drawing.cart.length === 0 ? undefined : html`<input type="hidden" name="cart" value="${formatCart(drawing.cart)}">`;
  return html`<form class="shop-search" method="get" action="${drawing.shop}" role="search"><input type="hidden" name="language" value="${drawing.language}">${kept}<div class="pay-input"><input type="search" name="q" value="${search}" aria-label="${label}" placeholder="${label}" maxlength="80" enterkeyhint="search"></div><button class="shop-action" type="submit">${shopWords(drawing, 'search_do')}</button></form>`;
}

function pages(drawing: ShopDrawing, { search, page, hasMore }: ShownPage): Html | undefined {
  if (page === 1 && !hasMore) return undefined;
  const link = (to: number, key: string) =>
    html`<a class="shop-action" href="${shopAddress(drawing, '', { search, page: to })}">${shopWords(drawing, key)}</a>`;
  return html`<nav class="shop-pages" aria-label="${shopWords(drawing, 'pages')}">${page > 1 ? link(page - 1, 'previous') : undefined}<span>${shopWords(drawing, 'page', { page: String(page) })}</span>${hasMore ? link(page + 1, 'next') : undefined}</nav>`;
}

/** A store that sells nothing now. */
export function closedHtml(drawing: ShopDrawing, shop: ShownShop): string {
  const { name, email, phone_number: phone } = shop.store;
  const text = shopWords(drawing, 'closed_text', { name, contact: email ?? phone });
  const main = panel('inactive', shopWords(drawing, 'closed'), [html`<p>${text}</p>`]);
  return shopFrame(drawing, { shop, cart: undefined, title: `${shopWords(drawing, 'closed')} – ${name}`, main });
}

/** The products of a store. Rule store.pages. */
export function shopHtml(drawing: ShopDrawing, page: ShownPage): string {
  const { shop, cart, goods, search } = page;
  const list =
    goods.length > 0
      ? html`<ul class="shop-goods">${goods.map((good, index) => card(drawing, page, good, index))}</ul>`
      : html`<p class="shop-none">${search === '' ? shopWords(drawing, 'no_goods') : shopWords(drawing, 'none_found', { search })}</p>`;
  const back =
    search === ''
      ? undefined
      : html`<a class="shop-action" href="${shopAddress(drawing, '')}">${shopWords(drawing, 'all_goods')}</a>`;
  const main = html`${heading(shop)}${searchForm(drawing, search)}${list}${back}${pages(drawing, page)}`;
  return shopFrame(drawing, { shop, cart, title: shop.store.name, main });
}

/** The page of one product. */
export function goodHtml(drawing: ShopDrawing, { shop, cart, good }: GoodPage): string {
  const path = `/products/${good.recordId}`;
  const [, ...others] = good.pictures;
  const more = others.map((address) => html`<img class="shop-picture" src="${address}" alt="" loading="lazy">`);
  const variant = good.variant === null ? undefined : html`<p class="shop-variant">${good.variant}</p>`;
  const about = good.description === null ? undefined : html`<p class="shop-about">${good.description}</p>`;
  const main = html`<p class="shop-back"><a class="shop-action" href="${shopAddress(drawing, '')}">${shopWords(drawing, 'all_goods')}</a></p>
<article class="shop-product"><div class="shop-pictures">${picture(good, false)}${more}</div><div class="shop-facts"><h1>${good.name}</h1>${variant}<p class="pay-amount">${shopMoney(drawing, shop, good.price)}</p>${stockNote(drawing, good)}${adder(drawing, good, (next) => shopAddress(drawing, path, { cart: next }), 'add')}${about}</div></article>`;
  return shopFrame(drawing, { shop, cart, title: `${goodName(good)} – ${shop.store.name}`, main });
}
