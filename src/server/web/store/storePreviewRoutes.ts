import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { PayerPreview } from '#contract/generated/api.ts';
import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import { countryCurrency } from '#contract/money/currencies.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { formatMoney } from '#contract/money/formatMoney.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import type { Services } from '../../core/services.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { store_products } from '../../database/schema/index.ts';
import { type PayerLook, readPayee } from '../../domains/payer/readPayerPage.ts';
import { type Html, html } from '../payer/html.ts';
import { type PayerDrawing, words } from '../payer/PayerDrawing.ts';
import type { PayerFiles } from '../payer/payerFiles.ts';
import { payerFrame } from '../payer/payerFrame.ts';

type LookQuery = Partial<Record<keyof PayerLook, string>>;

const TEXT = { type: 'string', maxLength: 20 };

const QUERY = {
  type: 'object',
  additionalProperties: false,
  properties: {
    environment: { type: 'string' },
    primary_colour: TEXT,
    secondary_colour: TEXT,
    font: TEXT,
    language: TEXT,
  },
};

/** What the console replaces by the nonce of its own policy, in which the page is shown. */
const NONCE = '{{csp-nonce}}';

/** The most products that are shown. */
const MOST = 4;

const isColour = (text: string | undefined): text is string => text !== undefined && /^#[0-9a-f]{6}$/i.test(text);

/** What was entered so far; a colour that is not one yet is left out. */
function lookOf({
  primary_colour: primary,
  secondary_colour: secondary,
  font,
  language,
}: LookQuery): PayerLook | undefined {
  if (!isColour(primary)) return undefined;
  return {
    primary_colour: primary,
    secondary_colour: isColour(secondary) ? secondary : primary,
    font: VALUE_LISTS.fonts.find((name) => name === font) ?? VALUE_LISTS.fonts[0],
    language: language === 'en' ? 'en' : 'id',
  };
}

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
  app.get<{ Querystring: LookQuery }>(
    '/api/store-preview',
    { config: { policy: 'console' }, schema: { querystring: QUERY } },
    async (request): Promise<PayerPreview> => {
      const { scope, resolution } = request.session();
      if (!resolution.access.has('stores') || !resolution.access.has('store-products')) throw notFound();
      const look = lookOf(request.query);
      return inBusiness(services.pool, scope, async (transaction) => {
        const { business } = await readPayee(transaction, { scope });
        const products = await transaction
          .select()
          .from(store_products)
          .where(and(belongsTo(store_products, scope), eq(store_products.status, 'ACTIVE')))
          .limit(MOST);
        const language = look?.language ?? 'id';
        const drawing: PayerDrawing = {
          brand: services.config.brand(business.brand),
          language,
          files: { ...files, script: undefined },
          nonce: NONCE,
          path: '#',
        };
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
