import { formatRecordId, parseRecordId } from '#contract/ids/recordId.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { notFound } from '../../../core/errors/ApiError.ts';
import type { BusinessTransaction } from '../../../database/inBusiness.ts';
import { newCheckout } from '../../payer/checkout.ts';
import { pictureAddress } from '../../payer/pictureAddress.ts';
import { listedProducts, type Product } from '../channels/listedProducts.ts';
import type { StoreOrder } from '../insertOrder.ts';
import { enabledCouriers } from '../storeCheckout.ts';
import type { Cart } from './cart.ts';
import { inShop, type Shop, type ShopServices, type ShownShop } from './findShop.ts';

/** Products on one page of a store. */
const PAGE = 24;

/** The last page that is read. */
const LAST_PAGE = 100;

/** A product as buyers see it. */
export interface Good {
  /** UUID. */
  readonly id: string;
  /** The id with its prefix. */
  readonly recordId: string;
  readonly name: string;
  readonly variant: string | null;
  readonly description: string | null;
  /** Decimal string of major units. */
  readonly price: string;
  /** How many can be ordered; 0: it is sold out. */
  readonly stock: number;
  /** Addresses of its pictures. */
  readonly pictures: readonly string[];
}

/** Why a line of a cart cannot be ordered: the store does not sell it, or has fewer. */
export type CartProblem = 'gone' | 'more_than_stock';

/** A line of a cart. */
export interface CartLine {
  /** UUID of the product. */
  readonly productId: string;
  readonly quantity: number;
  /** `undefined`: the store does not sell it. */
  readonly good: Good | undefined;
  /** Decimal string of major units; `undefined` where it cannot be ordered. */
  readonly amount: string | undefined;
  readonly problem: CartProblem | undefined;
}

/** What is in a cart, and what it costs. */
export interface FilledCart {
  readonly cart: Cart;
  readonly lines: readonly CartLine[];
  /** How many things are in it. */
  readonly count: number;
  /** What its lines cost without shipping, as a decimal. */
  readonly subtotal: string;
  /** What its shipping costs, as a decimal. */
  readonly shipping: string;
  /** With shipping. */
  readonly total: string;
}

/** A product as buyers see it. */
export function goodOf({ scope }: Pick<ShownShop, 'scope'>, product: Product): Good {
  const { id, name, variant, description, price, currency, stock, status } = product;
  const files = [product.picture_file, product.second_picture_file, product.third_picture_file];
  return {
    id,
    recordId: formatRecordId('prod', id),
    name,
    variant,
    description,
    price: toDecimal(price, currency),
    stock: status === 'ACTIVE' ? stock : 0,
    pictures: files.flatMap((file) => (file === null ? [] : [pictureAddress(scope.businessId, file)])),
  };
}

function lineOf(
  shop: Shop,
  products: readonly Product[],
  { productId, quantity }: Cart[number],
): CartLine & { cost: bigint } {
  const product = products.find(({ id }) => id === productId);
  if (product === undefined)
    return { productId, quantity, good: undefined, amount: undefined, problem: 'gone', cost: 0n };
  const good = goodOf(shop, product);
  const cost = product.price * BigInt(quantity);
  const problem = good.stock === 0 ? 'gone' : quantity > good.stock ? 'more_than_stock' : undefined;
  return {
    productId,
    quantity,
    good,
    amount: good.stock === 0 ? undefined : toDecimal(cost, product.currency),
    problem,
    cost: good.stock === 0 ? 0n : cost,
  };
}

async function fillCart(transaction: BusinessTransaction, shop: Shop, cart: Cart): Promise<FilledCart> {
  const { scope, store, channelId } = shop;
  const ids = cart.map(({ productId }) => productId);
  const products = channelId === undefined ? [] : await listedProducts(transaction, scope, channelId, { ids });
  const counted = cart.map((item) => lineOf(shop, products, item));
  const subtotal = counted.reduce((sum, { cost }) => sum + cost, 0n);
  return {
    cart,
    lines: counted.map(({ cost: _cost, ...line }) => line),
    count: cart.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: toDecimal(subtotal, store.currency),
    shipping: toDecimal(store.shipping_fee, store.currency),
    total: toDecimal(subtotal + store.shipping_fee, store.currency),
  };
}

/** A page with products of a store. */
export interface ShopPage {
  readonly shop: Shop;
  readonly cart: FilledCart;
  readonly goods: readonly Good[];
  readonly search: string;
  /** From 1. */
  readonly page: number;
  readonly hasMore: boolean;
}

/** Which products a buyer looks at. */
export interface ShopQuery {
  readonly cart: Cart;
  readonly search: string;
  /** From 1; any other number is 1. */
  readonly page: number;
}

/** Reads the products of a store, by the end of its address. Throws DATA_NOT_FOUND_ERROR. Rule store.pages. */
export async function readShop(services: ShopServices, link: string, query: ShopQuery): Promise<ShopPage> {
  return inShop(services, link, async (transaction, shop) => {
    const { scope, channelId } = shop;
    const page = Number.isInteger(query.page) ? Math.min(Math.max(query.page, 1), LAST_PAGE) : 1;
    const search = query.search.replaceAll('\u0000', '').trim().slice(0, 80);
    const filter = { ...(search !== '' && { search }), limit: PAGE + 1, offset: (page - 1) * PAGE };
    const products = channelId === undefined ? [] : await listedProducts(transaction, scope, channelId, filter);
    return {
      shop,
      cart: await fillCart(transaction, shop, query.cart),
      goods: products.slice(0, PAGE).map((product) => goodOf(shop, product)),
      search,
      page,
      hasMore: products.length > PAGE && page < LAST_PAGE,
    };
  });
}

/** A page of one product. */
export interface GoodPage extends Pick<ShopPage, 'shop' | 'cart'> {
  readonly good: Good;
}

/** Reads a product of a store, by its id with the prefix. Throws DATA_NOT_FOUND_ERROR for one that is not sold there. */
export async function readGood(services: ShopServices, link: string, recordId: string, cart: Cart): Promise<GoodPage> {
  return inShop(services, link, async (transaction, shop) => {
    const id = parseRecordId('prod', recordId);
    const { scope, channelId } = shop;
    if (id === undefined || channelId === undefined) throw notFound();
    const [product] = await listedProducts(transaction, scope, channelId, { ids: [id] });
    if (product === undefined) throw notFound();
    return { shop, cart: await fillCart(transaction, shop, cart), good: goodOf(shop, product) };
  });
}

/** The page on which a buyer orders. */
export interface CartPage extends Pick<ShopPage, 'shop' | 'cart'> {
  readonly couriers: readonly StoreOrder['courier'][];
  /** Names this page in its request, and in the retries. */
  readonly checkout: string;
}

/** Reads what a buyer is about to order. Throws DATA_NOT_FOUND_ERROR. Rule store.cart. */
export async function readCart(services: ShopServices, link: string, cart: Cart): Promise<CartPage> {
  return inShop(services, link, async (transaction, shop) => ({
    shop,
    cart: await fillCart(transaction, shop, cart),
    couriers: await enabledCouriers(transaction, shop.scope, shop.store.id),
    checkout: newCheckout(shop.now),
  }));
}
