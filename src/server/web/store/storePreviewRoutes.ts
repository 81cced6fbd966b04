import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { PayerPreview } from '#contract/generated/api.ts';
import { countryCurrency } from '#contract/money/currencies.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { formatMoney } from '#contract/money/formatMoney.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import type { Services } from '../../core/services.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { store_products } from '../../database/schema/index.ts';
import { readPayee } from '../../domains/payer/readPayerPage.ts';
import { type EnteredLook, LOOK_SCHEMA, lookOf, previewDrawing } from '../payer/enteredLook.ts';
import { type Html, html } from '../payer/html.ts';
import { type PayerDrawing, words } from '../payer/PayerDrawing.ts';
import type { PayerFiles } from '../payer/payerFiles.ts';
import { payerFrame } from '../payer/payerFrame.ts';

/** The most products that are shown. */
const MOST = 4;

interface ShownProduct {
  readonly name: string;
  readonly variant: string | null;
  readonly price: string;
}

function productCard(drawing: PayerDrawing, { name, variant, price }: ShownProduct): Html {
  const label = variant === null ? undefined : html`<span>${variant}</span>`;
  return html`<li class="pay-good"><span class="pay-picture" aria-hidden="true"></span><strong>${name}</strong>${label}<span>${price}</span><span class="pay-button">${words(drawing, 'store.buy')}</span></li>`;
}

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
        const { language } = drawing;
        const currency = countryCurrency(business.country);
        const example: ShownProduct = {
          name: words(drawing, 'store.example'),
          variant: null,
          price: formatMoney('75000', currency, language),
        };
        const shown = products.map(({ name, variant, price }) => ({
          name,
          variant,
          price: formatMoney(toDecimal(price, currency), currency, language),
        }));
        const cards = (shown.length > 0 ? shown : [example]).map((product) => productCard(drawing, product));
        const main = html`<div class="pay-banner" aria-hidden="true"></div><h1>${words(drawing, 'store.heading')}</h1><ul class="pay-goods">${cards}</ul>`;
        const page = { title: business.name, business: business.name, look, testMode: false, main };
        return { html: payerFrame(drawing, page) };
      });
    },
  );
}
