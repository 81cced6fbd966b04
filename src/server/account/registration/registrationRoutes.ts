import type { FastifyInstance, FastifyRequest } from 'fastify';
import type {
  MailAnswer,
  MailRequest,
  RegistrationForm,
  RegistrationPassword,
  RegistrationRequest,
} from '#contract/generated/api.ts';
import { signInRate } from '../../access/requests/signInRate.ts';
import { languageOf } from '../../access/sessions/people/languageOf.ts';
import { ApiError, notFound } from '../../core/errors/ApiError.ts';
import { recoverySchema } from '../../core/schemas.ts';
import type { Services } from '../../core/services.ts';
import { readIdempotencyKey } from '../../engine/operations/request/idempotency.ts';
import { assertGoodPassword } from '../password/assertGoodPassword.ts';
import { countMail, normalizeEmail } from '../recovery/mailLimits.ts';
import { findPlatform, type Platform, type RegistrationUnder } from './findPlatform.ts';
import { registerOnce } from './registerOnce.ts';
import { type RegistrationOffer, registrationOffer } from './registrationOffer.ts';
import { sendRegistrationMail } from './sendRegistrationMail.ts';

const FORM_QUERY = {
  type: 'object',
  additionalProperties: false,
  properties: {
    partner: { type: 'string', maxLength: 40 },
    platform: { type: 'string', maxLength: 120 },
    account: { type: 'string', maxLength: 40 },
    environment: { type: 'string' },
  },
};

/** The options, and the platform below which the business registers. */
interface Offered {
  readonly offer: RegistrationOffer;
  readonly platform: Platform | undefined;
}

/** Validates a registration against the options. Throws API_VALIDATION_ERROR. */
function assertOffered({ offer, platform }: Offered, body: RegistrationRequest): void {
  const { countries, phone_number } = offer;
  const errors = [];
  if (platform?.invited !== undefined && platform.invited.email !== normalizeEmail(body.email)) {
    errors.push({ field: 'email', message: 'is not the address that was invited', code: 'not_invited' });
  }
  if (!countries.includes(body.country)) {
    errors.push({ field: 'country', message: 'is not a supported country', allowed: [...countries] });
  }
  if (phone_number === 'required' && body.phone_number === undefined) {
    errors.push({ field: 'phone_number', message: 'is required', code: 'required' });
  }
  if (phone_number === 'none' && body.phone_number !== undefined) {
    errors.push({ field: 'phone_number', message: 'is not a field of this form' });
  }
  if (errors.length > 0) throw new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', errors);
}

/** Self-registration of a business, in the brand of the host. Rule platform.registration. */
export function registrationRoutes(app: FastifyInstance, services: Services): void {
  const { config } = services;
  const limited = { rateLimit: signInRate(services) };

  /** The registration options; throws 404 when registration is not available. */
  async function offerOf(request: FastifyRequest, under: RegistrationUnder): Promise<Offered> {
    const brand = config.brandOfHost(request.hostname);
    const offer = registrationOffer(brand, under.partner);
    if (offer === undefined) throw notFound();
    if (under.platform === undefined && under.account === undefined) return { offer, platform: undefined };
    const platform = await findPlatform(services, under);
    if (platform === undefined || platform.brand !== brand.brand.id || under.partner !== undefined) throw notFound();
    return { offer: { ...offer, countries: [platform.country] }, platform };
  }

  app.get<{ Querystring: RegistrationUnder }>(
    '/api/registration-form',
    { schema: { querystring: FORM_QUERY } },
    async (request): Promise<RegistrationForm> => {
      const { offer, platform } = await offerOf(request, request.query);
      const { countries, phone_number, partner } = offer;
      return {
        countries: [...countries],
        phone_number,
        ...(partner !== undefined && { partner }),
        ...(platform && { platform: platform.name }),
        ...(platform?.invited && { business_name: platform.invited.name }),
      };
    },
  );

  app.post<{ Body: RegistrationRequest }>(
    '/api/registrations',
    { config: limited, schema: { body: recoverySchema('registration') } },
    async (request): Promise<MailAnswer> => {
      const { body } = request;
      const offered = await offerOf(request, body);
      assertOffered(offered, body);
      const key = readIdempotencyKey(request.headers['idempotency-key']);
      const email = normalizeEmail(body.email);
      const { brand } = config.brandOfHost(request.hostname);
      await assertGoodPassword(services, body.password, { email, brand: brand.name });
      const language = languageOf(body.preferred_language ?? null, request.headers['accept-language'], body.country);
      const entered = { key, email, brand: brand.id, language, body, platform: offered.platform };
      const isNew = await registerOnce(services, entered, (tries) =>
        countMail(services, 'registration', email, request, tries),
      );
      if (isNew) app.runAfterResponse(() => sendRegistrationMail(services, email, request));
      return { resend_seconds: config.current().limits.mailed_links.resend_seconds };
    },
  );

  app.post<{ Body: RegistrationPassword }>(
    '/api/registrations/password',
    { config: limited, schema: { body: recoverySchema('registrationPassword') } },
    async (request, reply) => {
      const { brand } = config.brandOfHost(request.hostname);
      const owner = { email: normalizeEmail(request.body.email), brand: brand.name };
      await assertGoodPassword(services, request.body.password, owner);
      return reply.code(204).send();
    },
  );

  app.post<{ Body: MailRequest }>(
    '/api/users/resend_email_verification',
    { config: limited, schema: { body: recoverySchema('mailRequest') } },
    async (request): Promise<MailAnswer> => {
      const email = normalizeEmail(request.body.email);
      await countMail(services, 'registration', email, request);
      app.runAfterResponse(() => sendRegistrationMail(services, email, request));
      return { resend_seconds: config.current().limits.mailed_links.resend_seconds };
    },
  );
}
