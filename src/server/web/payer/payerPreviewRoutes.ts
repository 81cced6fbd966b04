import type { FastifyInstance } from 'fastify';
import type { PayerPreview } from '#contract/generated/api.ts';
import { type Currency, countryCurrency } from '#contract/money/currencies.ts';
import type { Services } from '../../core/services.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { payerMethod } from '../../domains/payer/payerMethods.ts';
import { type PayerPage, readPayee } from '../../domains/payer/readPayerPage.ts';
import { paymentMethods } from '../../domains/payments/payables/paymentMethods.ts';
import { type EnteredLook, LOOK_SCHEMA, lookOf, previewDrawing } from './enteredLook.ts';
import { words } from './PayerDrawing.ts';
import type { PayerFiles } from './payerFiles.ts';
import { previewHtml } from './payerHtml.ts';

/** The amount of the example, as a decimal. */
const AMOUNTS: Readonly<Record<Currency, string>> = { IDR: '150000', PHP: '1500.00', USD: '25.00' };

/**
 * GET /api/payer-preview: the payer's page of an example, in the look that was entered. Rule settings.checkout-editor.
 */
export function payerPreviewRoutes(app: FastifyInstance, services: Services, files: PayerFiles): void {
  app.get<{ Querystring: EnteredLook }>(
    '/api/payer-preview',
    { config: { policy: 'console' }, schema: LOOK_SCHEMA },
    async (request): Promise<PayerPreview> => {
      const { scope } = request.session();
      return inBusiness(services.pool, scope, async (transaction) => {
        const { business, look: saved } = await readPayee(transaction, { scope });
        const usual = business.country === 'ID' ? 'id' : 'en';
        const look = lookOf(request.query, saved, usual);
        const drawing = previewDrawing(services.config.brand(business.brand), files, look, usual);
        const methods = await paymentMethods(transaction, { scope, country: business.country });
        const currency = countryCurrency(business.country);
        const page: PayerPage = {
          view: {
            kind: 'payment_link',
            state: 'open',
            business_name: business.name,
            title: words(drawing, 'example'),
            description: null,
            reference: 'INV-001',
            amount: AMOUNTS[currency],
            currency,
            last_day: null,
            expires: null,
            order: null,
            paid: null,
            test_mode: false,
            takes_payments: true,
            fills: [],
            methods: methods.map(payerMethod),
            checkout: null,
            success_url: null,
          },
          brand: business.brand,
          country: business.country,
          timeZone: business.time_zone,
          now: services.realTime(),
          look,
        };
        return { html: previewHtml(drawing, page) };
      });
    },
  );
}
