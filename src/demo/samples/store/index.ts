import type { Sample } from '../sample.ts';
import { STORE_ORDER_ITEMS, STORE_ORDERS } from './storeOrders.ts';
import { STORE_LISTINGS, STORE_PRODUCTS } from './storeProducts.ts';
import { STORE_ADDRESSES, STORE_CHANNELS, STORE_COURIERS, STORES_SAMPLE } from './stores.ts';

/** Samples of an online store: products, channels and orders. */
export const STORE_SAMPLES: readonly Sample[] = [
  STORES_SAMPLE,
  STORE_ADDRESSES,
  STORE_COURIERS,
  STORE_CHANNELS,
  STORE_PRODUCTS,
  STORE_LISTINGS,
  STORE_ORDERS,
  STORE_ORDER_ITEMS,
];
