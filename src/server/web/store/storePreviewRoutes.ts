import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { PayerPreview } from '#contract/generated/api.ts';
import { countryCurrency } from '#contract/money/currencies.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import type { Services } from '../../core/services.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { store_products } from '../../database/schema/index.ts';
import { readPayee } from '../../domains/payer/readPayerPage.ts';
import { goodOf } from '../../domains/store/shop/readShop.ts';
import { type EnteredLook, LOOK_SCHEMA, lookOf, previewDrawing } from '../payer/enteredLook.ts';
import type { PayerFiles } from '../payer/payerFiles.ts';
import { shopWords } from './shop/ShopDrawing.ts';
import { shopHtml } from './shop/shopHtml.ts';

/** The most products that are shown. */
const MOST = 4;

/**
 * GET /api/store-preview: the pages of a store with the products of the business, in the look that was entered, for those who
 * see both.
 * Rule store.appearance.
 */
export function storePreviewRoutes(app: FastifyInstance, services: Services, files: PayerFiles): void {
  app.get<{ Querystring: EnteredLook }>(
    '/api/store-preview',
    { config: { policy: 'console' }, schema: LOOK_SCHEMA },
    async (request): Promise<PayerPreview> => {
      const { scope, resolution } = request.session();
      if (!resolution.access.has('stores') || !resolution.access.has('store-products')) throw notFound();
      const look = lookOf(request.query, undefined, 'id');
      return inBusiness(services.pool, scope, async (transaction) => {
        const { business } = await readPayee(transaction, { scope });
        const products = await transaction
          .select()
          .from(store_products)
          .where(and(belongsTo(store_products, scope), eq(store_products.status, 'ACTIVE')))
          .orderBy(desc(store_products.created), desc(store_products.id))
          .limit(MOST);
        const drawing = previewDrawing(services.config.brand(business.brand), files, look, 'id');
        const example = { id: '', recordId: '', name: shopWords(drawing, 'example'), variant: null, description: null };
        const shown = products.map((product) => goodOf({ scope }, product));
        const goods = shown.length > 0 ? shown : [{ ...example, price: '75000', stock: 10, pictures: [] }];
        const store = { name: business.name, description: null, banner_file: null, email: null, phone_number: '' };
        const currency = countryCurrency(business.country);
        const shop = {
          scope: { ...scope, environment: 'PRODUCTION' as const },
          look,
          store: { ...store, currency },
        };
        const cart = { cart: [], lines: [], count: 0, subtotal: '0', shipping: '0', total: '0' };
        const page = { shop, cart, goods, search: '', page: 1, hasMore: false };
        return { html: shopHtml({ ...drawing, shop: '#', cart: [] }, page) };
      });
    },
  );
}
