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
import { registerOnce } from './registerOnce.ts';
import { type RegistrationOffer, registrationOffer } from './registrationOffer.ts';
import { sendRegistrationMail } from './sendRegistrationMail.ts';

const FORM_QUERY = {
  type: 'object',
  additionalProperties: false,
  properties: { partner: { type: 'string', maxLength: 40 }, environment: { type: 'string' } },
};

/** Validates a registration against the options. Throws API_VALIDATION_ERROR. */
function assertOffered({ countries, phone_number }: RegistrationOffer, body: RegistrationRequest): void {
  const errors = [];
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

/** Self-registration of a business, in the brand of the host. */
export function registrationRoutes(app: FastifyInstance, services: Services): void {
  const { config } = services;
  const limited = { rateLimit: signInRate(services) };

  /** The registration options; throws 404 when registration is not available. */
  function offerOf(request: FastifyRequest, partner: string | undefined): RegistrationOffer {
    const offer = registrationOffer(config.brandOfHost(request.hostname), partner);
    if (offer === undefined) throw notFound();
    return offer;
  }

  app.get<{ Querystring: { partner?: string } }>(
    '/api/registration-form',
    { schema: { querystring: FORM_QUERY } },
    async (request): Promise<RegistrationForm> => {
      const { countries, phone_number, partner } = offerOf(request, request.query.partner);
      return { countries: [...countries], phone_number, ...(partner !== undefined && { partner }) };
    },
  );

  app.post<{ Body: RegistrationRequest }>(
    '/api/registrations',
    { config: limited, schema: { body: recoverySchema('registration') } },
    async (request): Promise<MailAnswer> => {
      const { body } = request;
      assertOffered(offerOf(request, body.partner), body);
      const key = readIdempotencyKey(request.headers['idempotency-key']);
      const email = normalizeEmail(body.email);
      const { brand } = config.brandOfHost(request.hostname);
      await assertGoodPassword(services, body.password, { email, brand: brand.name });
      const language = languageOf(body.preferred_language ?? null, request.headers['accept-language'], body.country);
      const entered = { key, email, brand: brand.id, language, body };
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
