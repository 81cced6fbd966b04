import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { confirmationOf } from '#contract/operations.ts';
import type { SessionContext } from '../../access/sessions/people/SessionContext.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import type { Services } from '../../core/services.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { CODE_LENGTH, type SentCode, sendCode } from '../../engine/confirmation/codes.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import {
  assertContext,
  confirmationPurpose,
  findAction,
  type OpenAction,
  WRITE_CONTEXT_PROPERTIES,
  WRITE_CONTEXT_SCHEMA,
  type WriteContext,
} from '../../engine/operations/request/actionRequest.ts';
import { isOpenForRecord } from '../../engine/operations/run/lockRecord.ts';
import { sendVerificationCode } from './factors/sendVerificationCode.ts';

interface ActionOtpBody extends WriteContext {
  readonly type: 'ACTION';
  readonly resource: string;
  readonly action: string;
  /** The record; omitted for an action on a list or a selection. */
  readonly id?: string;
}

interface PhoneOtpBody {
  readonly type: 'PHONE_NUMBER';
  /** The number as typed. */
  readonly recipient: string;
}

interface OtpAnswer extends SentCode {
  readonly length: number;
  /** The masked recipient. */
  readonly sent_to: string;
}

const TEXT = { type: 'string', maxLength: 100 };

const OTP_BODY_SCHEMA = {
  type: 'object',
  required: ['type'],
  properties: { type: { type: 'string', enum: ['ACTION', 'PHONE_NUMBER'] } },
  // Each kind has its own fields, and errors are reported for the given kind only.
  if: { properties: { type: { const: 'PHONE_NUMBER' } } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: {
    additionalProperties: false,
    required: ['recipient'],
    properties: { ...WRITE_CONTEXT_PROPERTIES, type: true, recipient: { type: 'string', maxLength: 40 } },
  },
  else: {
    additionalProperties: false,
    required: [...WRITE_CONTEXT_SCHEMA.required, 'resource', 'action'],
    properties: {
      ...WRITE_CONTEXT_PROPERTIES,
      type: true,
      resource: TEXT,
      action: TEXT,
      id: { type: 'string', maxLength: 64 },
    },
  },
};

/** A masked e-mail address that only its owner recognizes: o…@kopi.test. */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}

/** Throws 404 for a record of another business, and ACTION_NOT_AVAILABLE_ERROR when the action's `when` does not match it. */
async function assertAvailable({ pool }: Services, { scope }: SessionContext, open: OpenAction, recordId: string) {
  const holds = await inBusiness(pool, scope, (tx) => isOpenForRecord(tx, { ...open, scope, recordId }));
  if (holds === undefined) throw notFound();
  if (!holds) throw notAvailable();
}

/**
 * POST /api/otp: sends the user a one-time code, by mail for an action that requires one, or by text message to a phone
 * number.
 * Rule routes.codes.
 */
export function otpRoutes(app: FastifyInstance, services: Services): void {
  async function sendActionCode(request: FastifyRequest, body: ActionOtpBody): Promise<OtpAnswer> {
    const session = request.session();
    assertContext(session, body);
    const open = findAction(request, body.resource, body.action, body.id ? ['record'] : ['list', 'selection']);
    if (confirmationOf(open.action, session.environment) !== 'otp') throw notFound();
    const recordId = body.id === undefined ? undefined : parseRecordId(open.access.record.idPrefix, body.id);
    if (body.id !== undefined && recordId === undefined) throw notFound();
    if (recordId !== undefined) await assertAvailable(services, session, open, recordId);
    const sent = await sendCode(services, session, confirmationPurpose(open, recordId), services.realTime());
    return { ...sent, length: CODE_LENGTH, sent_to: masked(session.user.email) };
  }

  app.post<{ Body: ActionOtpBody | PhoneOtpBody }>(
    '/api/otp',
    { config: { policy: 'console' }, schema: { body: OTP_BODY_SCHEMA } },
    async (request): Promise<OtpAnswer> => {
      const { body } = request;
      return body.type === 'PHONE_NUMBER'
        ? sendVerificationCode(services, request, body.recipient)
        : sendActionCode(request, body);
    },
  );
}
