import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readPhone } from '#contract/forms/readPhone.ts';
import type { FieldError, ShopOrder } from '#contract/generated/api.ts';
import { ApiError } from '../../../core/errors/ApiError.ts';
import { payerSchema } from '../../../core/schemas.ts';
import { payerRate } from '../../../domains/payer/payerRate.ts';
import { parseCart } from '../../../domains/store/shop/cart.ts';
import type { Shop, ShopServices } from '../../../domains/store/shop/findShop.ts';
import { orderInShop } from '../../../domains/store/shop/orderInShop.ts';
import { readCart, readGood, readShop } from '../../../domains/store/shop/readShop.ts';
import { SHOP_PATH } from '../../../domains/store/shop/storeLook.ts';
import type { Rejected } from '../../payer/PayerDrawing.ts';
import type { PayerFiles } from '../../payer/payerFiles.ts';
import { unknownHtml } from '../../payer/payerHtml.ts';
import { payerLanguage } from '../../payer/payerLanguage.ts';
import { payerDrawing, sendPage } from '../../payer/payerResponse.ts';
import { unlessUnknown } from '../../payer/unlessUnknown.ts';
import { cartHtml } from './cartHtml.ts';
import type { ShopDrawing } from './ShopDrawing.ts';
import { closedHtml, goodHtml, shopHtml } from './shopHtml.ts';

const ORDER = payerSchema('shopOrder');

interface ShopRoute {
  Params: { readonly link: string; readonly product?: string };
  Querystring: {
    readonly language?: unknown;
    readonly cart?: unknown;
    readonly q?: unknown;
    readonly page?: unknown;
  };
}

type ShopRequest = FastifyRequest<ShopRoute>;

/** A form as a request: spaces around are left out, and a phone number is written in E.164. */
function asOrder(entered: Rejected['entered']): ShopOrder {
  const trimmed = (name: string) => entered[name]?.trim() ?? '';
  return {
    checkout: trimmed('checkout'),
    customer_name: trimmed('customer_name'),
    customer_email: trimmed('customer_email'),
    customer_phone: readPhone(trimmed('customer_phone'), 'ID'),
    full_address: trimmed('full_address'),
    city: trimmed('city'),
    province: trimmed('province'),
    postal_code: trimmed('postal_code'),
    courier: trimmed('courier'),
  };
}

/** The fields that a validator has found wrong. */
function fieldErrors(errors: readonly { readonly instancePath: string }[] | null | undefined): FieldError[] {
  const fields = new Set((errors ?? []).map(({ instancePath }) => instancePath.slice(1)));
  return [...fields].map((field) => ({ field, message: 'is invalid', code: 'invalid' }));
}

/**
 * The pages of stores: GET /shop/<name>, …/products/<id>, …/cart, and POST …/cart, which orders. Public: no session, no
 * cookie, no script; what a buyer has chosen is in the address.
 * Rule store.pages, store.cart.
 */
export function shopRoutes(app: FastifyInstance, services: ShopServices, files: PayerFiles): void {
  /** What a page is drawn with; `path`: of the page in its store. */
  function drawingOf(request: ShopRequest, path: string, shop: Shop | undefined): ShopDrawing {
    const base = `${SHOP_PATH}${encodeURIComponent(request.params.link)}`;
    const { cart: kept, q } = request.query;
    const page = shop && { brand: shop.brand, look: shop.look, country: shop.business.country };
    const drawing = payerDrawing(services, request, { files, path: `${base}${path}` }, page);
    const keeps = {
      ...(typeof q === 'string' && path === '' && { q }),
      ...(typeof kept === 'string' && { cart: kept }),
    };
    return { ...drawing, shop: base, cart: parseCart(kept), keeps };
  }

  /** Sends a page that was read; 404 for an address that leads nowhere. */
  async function draw<Page extends { readonly shop: Shop }>(
    request: ShopRequest,
    reply: FastifyReply,
    path: string,
    reading: Promise<Page>,
    write: (drawing: ShopDrawing, page: Page) => string,
  ): Promise<FastifyReply> {
    const page = await unlessUnknown(reading);
    const drawing = drawingOf(request, path, page?.shop);
    if (page === undefined) return sendPage(reply.code(404), drawing, unknownHtml(drawing));
    return sendPage(reply, drawing, page.shop.isOpen ? write(drawing, page) : closedHtml(drawing, page.shop));
  }

  function drawCart(request: ShopRequest, reply: FastifyReply, rejected?: Rejected): Promise<FastifyReply> {
    const reading = readCart(services, request.params.link, parseCart(request.query.cart));
    return draw(request, reply, '/cart', reading, (drawing, page) => cartHtml(drawing, page, rejected));
  }

  app.get<ShopRoute>(`${SHOP_PATH}:link/`, async (request, reply) =>
    reply.redirect(`${SHOP_PATH}${encodeURIComponent(request.params.link)}`, 301),
  );

  app.get<ShopRoute>(`${SHOP_PATH}:link`, async (request, reply) => {
    const { cart, q, page } = request.query;
    const query = { cart: parseCart(cart), search: typeof q === 'string' ? q : '', page: Number(page ?? 1) };
    return draw(request, reply, '', readShop(services, request.params.link, query), shopHtml);
  });

  app.get<ShopRoute>(`${SHOP_PATH}:link/products/:product`, async (request, reply) => {
    const { link, product = '' } = request.params;
    const reading = readGood(services, link, product, parseCart(request.query.cart));
    return draw(request, reply, `/products/${encodeURIComponent(product)}`, reading, goodHtml);
  });

  app.get<ShopRoute>(`${SHOP_PATH}:link/cart`, async (request, reply) => drawCart(request, reply));

  app.post<ShopRoute & { Body: Rejected['entered'] }>(
    `${SHOP_PATH}:link/cart`,
    { config: { rateLimit: payerRate(services) }, bodyLimit: 8192 },
    async (request, reply) => {
      const entered = request.body ?? {};
      const order = asOrder(entered);
      const { link } = request.params;
      // The form's address has the language in which it was drawn.
      const language = payerLanguage(request.query.language, request.headers['accept-language'], undefined);
      try {
        const validate = request.compileValidationSchema(ORDER);
        if (!validate(order))
          throw new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', fieldErrors(validate.errors));
        const paid = await orderInShop(services, link, { cart: parseCart(request.query.cart), order, language });
        return await reply.redirect(`/pay/${encodeURIComponent(paid)}?language=${language}`, 303);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500) throw error;
        reply.code(error.status === 404 ? 404 : 422);
        return drawCart(request, reply, { code: error.code, errors: error.errors, entered });
      }
    },
  );
}
