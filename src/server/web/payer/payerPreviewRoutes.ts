import type { FastifyInstance } from 'fastify';
import type { Language, PayerPreview } from '#contract/generated/api.ts';
import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import { type Currency, countryCurrency } from '#contract/money/currencies.ts';
import type { Services } from '../../core/services.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { payerMethod } from '../../domains/payer/payerMethods.ts';
import { type PayerLook, type PayerPage, readPayee } from '../../domains/payer/readPayerPage.ts';
import { paymentMethods } from '../../domains/payments/payables/paymentMethods.ts';
import { type PayerDrawing, words } from './PayerDrawing.ts';
import type { PayerFiles } from './payerFiles.ts';
import { previewHtml } from './payerHtml.ts';

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

/** The amount of the example, as a decimal. */
const AMOUNTS: Readonly<Record<Currency, string>> = { IDR: '150000', PHP: '1500.00', USD: '25.00' };

const isColour = (text: string | undefined): text is string => text !== undefined && /^#[0-9a-f]{6}$/i.test(text);

/** What was entered so far, with what is saved in place of what is not valid yet. */
function lookOf(entered: LookQuery, saved: PayerLook | undefined, usual: Language): PayerLook | undefined {
  const { primary_colour: primary, secondary_colour: secondary } = entered;
  const primary_colour = isColour(primary) ? primary : saved?.primary_colour;
  if (primary_colour === undefined) return saved;
  const language =
    entered.language === 'id' || entered.language === 'en' ? entered.language : (saved?.language ?? usual);
  const font = VALUE_LISTS.fonts.find((name) => name === entered.font) ?? saved?.font ?? VALUE_LISTS.fonts[0];
  const secondary_colour = isColour(secondary) ? secondary : (saved?.secondary_colour ?? primary_colour);
  return { primary_colour, secondary_colour, font, language };
}

/**
 * GET /api/payer-preview: the payer's page of an example, in the look that was entered. Rule settings.checkout-editor.
 */
export function payerPreviewRoutes(app: FastifyInstance, services: Services, files: PayerFiles): void {
  app.get<{ Querystring: LookQuery }>(
    '/api/payer-preview',
    { config: { policy: 'console' }, schema: { querystring: QUERY } },
    async (request): Promise<PayerPreview> => {
      const { scope } = request.session();
      return inBusiness(services.pool, scope, async (transaction) => {
        const { business, settings } = await readPayee(transaction, { scope });
        const usual = business.country === 'ID' ? 'id' : 'en';
        const look = lookOf(request.query, settings, usual);
        const drawing: PayerDrawing = {
          brand: services.config.brand(business.brand),
          language: look?.language ?? usual,
          files: { ...files, script: undefined },
          nonce: NONCE,
          path: '#',
        };
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
            paid: null,
            test_mode: false,
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
