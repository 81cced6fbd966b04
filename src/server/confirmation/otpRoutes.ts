import type { FastifyInstance } from 'fastify';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { OPERATION_TRAITS } from '#contract/operations.ts';
import { notFound } from '../errors/ApiError.ts';
import {
  assertContext,
  confirmationPurpose,
  findAction,
  WRITE_CONTEXT_PROPERTIES,
  WRITE_CONTEXT_SCHEMA,
  type WriteContext,
} from '../operations/actionRequest.ts';
import type { Services } from '../services.ts';
import { CODE_LENGTH, type SentCode, sendCode } from './codes.ts';

interface OtpBody extends WriteContext {
  readonly type: 'ACTION';
  readonly resource: string;
  readonly action: string;
  /** The record; left out for an action on a list or a selection. */
  readonly id?: string;
}

interface OtpAnswer extends SentCode {
  readonly length: number;
  /** Where it went, as far as the person needs it to know where to look. */
  readonly sent_to: string;
}

const OTP_BODY_SCHEMA = {
  ...WRITE_CONTEXT_SCHEMA,
  required: [...WRITE_CONTEXT_SCHEMA.required, 'type', 'resource', 'action'],
  properties: {
    ...WRITE_CONTEXT_PROPERTIES,
    type: { type: 'string', enum: ['ACTION'] },
    resource: { type: 'string', maxLength: 100 },
    action: { type: 'string', maxLength: 100 },
    id: { type: 'string', maxLength: 64 },
  },
};

/** An e-mail address that its owner knows again and nobody else learns: o…@kopi.test. */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}

/** POST /api/otp: sends the person a one-time code for an action that is open to them and asks for one. */
export function otpRoutes(app: FastifyInstance, services: Services): void {
  app.post<{ Body: OtpBody }>(
    '/api/otp',
    { config: { policy: 'console' }, schema: { body: OTP_BODY_SCHEMA } },
    async (request): Promise<OtpAnswer> => {
      const session = request.session();
      const { body } = request;
      assertContext(session, body);
      const open = findAction(request, body.resource, body.action, body.id ? ['record'] : ['list', 'selection']);
      if (OPERATION_TRAITS[open.action.run].confirmation !== 'otp') throw notFound();
      const recordId = body.id === undefined ? undefined : parseRecordId(open.access.record.idPrefix, body.id);
      if (body.id !== undefined && recordId === undefined) throw notFound();
      const sent = await sendCode(services, session, confirmationPurpose(open, recordId), services.now());
      return { ...sent, length: CODE_LENGTH, sent_to: masked(session.user.email) };
    },
  );
}
