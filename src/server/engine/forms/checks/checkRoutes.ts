import type { FastifyInstance, FastifyRequest } from 'fastify';
import { today } from '#contract/dates/days.ts';
import type { FormChecksAnswer, ResolvedForm } from '#contract/generated/api.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { businessTime } from '../../../core/clock/businessTime.ts';
import { ApiError, invalidFields, notFound } from '../../../core/errors/ApiError.ts';
import type { Services } from '../../../core/services.ts';
import { type BusinessTransaction, inBusiness } from '../../../database/inBusiness.ts';
import { notAvailable } from '../../operations/operation/notAvailable.ts';
import {
  assertContext,
  findAction,
  type OpenAction,
  WRITE_CONTEXT_PROPERTIES,
  WRITE_CONTEXT_SCHEMA,
  type WriteContext,
} from '../../operations/request/actionRequest.ts';
import { isOpenForRecord } from '../../operations/run/lockRecord.ts';
import { checkForm } from '../checkForm.ts';
import { type CheckSubject, type FormCheck, REPEAT_SECONDS, readChecks, requestCheck } from './checkStore.ts';
import { checkedFields, checkedValue } from './requireChecks.ts';

interface CheckParams {
  resource: string;
  id?: string;
  action: string;
}

interface CheckBody extends WriteContext {
  /** The field to check. */
  readonly field: string;
  /** The value, and the name that belongs to it, by field. */
  readonly input: Readonly<Record<string, unknown>>;
}

const CHECK_BODY_SCHEMA = {
  ...WRITE_CONTEXT_SCHEMA,
  required: [...WRITE_CONTEXT_SCHEMA.required, 'field', 'input'],
  properties: {
    ...WRITE_CONTEXT_PROPERTIES,
    field: { type: 'string', maxLength: 64 },
    input: { type: 'object', maxProperties: 2 },
  },
};

/** The form of an action that is open to the user, with a field that a service checks. */
interface OpenForm {
  readonly open: OpenAction;
  readonly form: ResolvedForm;
  readonly subject: CheckSubject;
}

function openForm(request: FastifyRequest<{ Params: CheckParams }>): OpenForm {
  const { resource, id, action } = request.params;
  const session = request.session();
  const open = findAction(request, resource, action, id === undefined ? ['list'] : ['record']);
  const form = open.action.form === undefined ? undefined : session.resolution.forms.get(open.action.form);
  const { record } = open.access;
  const recordId = id === undefined ? undefined : parseRecordId(record.idPrefix, id);
  if (form === undefined || checkedFields(form).length === 0 || (id !== undefined && recordId === undefined))
    throw notFound();
  return { open, form, subject: { scope: session.scope, form: form.form, record: record.name, recordId } };
}

/** Throws for a record that does not exist, or for which the action is not open. */
async function requireOpen(transaction: BusinessTransaction, { open, subject }: OpenForm): Promise<void> {
  const { scope, recordId } = subject;
  if (recordId === undefined) return;
  const isOpen = await isOpenForRecord(transaction, { ...open, scope, recordId });
  if (isOpen === undefined) throw notFound(open.access.record);
  if (!isOpen) throw notAvailable();
}

function answer({ form }: OpenForm, checks: readonly FormCheck[]): FormChecksAnswer {
  const names = new Set(checkedFields(form).map(({ field }) => field));
  return {
    checks: checks
      .filter(({ field }) => names.has(field))
      .map(({ field, value, name, status, problem, requested }) => ({
        field,
        value,
        ...(name !== null && { name }),
        status,
        ...(problem !== null && { problem }),
        requested: requested.toISOString(),
      })),
  };
}

/**
 * What services say about values of a form while it is filled in: GET and POST <path of the action>/checks. POST checks one
 * field, at most once in ten seconds, and is answered before the service is; GET has the result.
 * Rule activation.tax-number-check, activation.website-check.
 */
export function checkRoutes(app: FastifyInstance, { pool, realTime }: Services): void {
  for (const path of ['/api/:resource/actions/:action/checks', '/api/:resource/:id/actions/:action/checks']) {
    app.get<{ Params: CheckParams }>(path, { config: { policy: 'resource' } }, async (request) => {
      const opened = openForm(request);
      return inBusiness(pool, opened.subject.scope, async (transaction) => {
        await requireOpen(transaction, opened);
        return answer(opened, await readChecks(transaction, opened.subject));
      });
    });

    app.post<{ Params: CheckParams; Body: CheckBody }>(
      path,
      { config: { policy: 'resource' }, schema: { body: CHECK_BODY_SCHEMA } },
      async (request): Promise<FormChecksAnswer> => {
        const session = request.session();
        const { body } = request;
        assertContext(session, body);
        const opened = openForm(request);
        const field = checkedFields(opened.form).find((each) => each.field === body.field);
        if (field === undefined) throw notFound();
        const own = [field.field, ...(field.check?.with === undefined ? [] : [field.check.with])];
        const input = Object.fromEntries(own.map((name) => [name, body.input[name]]));
        const { currency, country } = session.business;
        const now = businessTime(session, realTime());
        const errors = checkForm(opened.form, input, currency, today(session.timeZone, now), country);
        const wrong = errors.filter((error) => own.includes(error.field));
        const wanted = checkedValue(field, input);
        if (wrong.length > 0 || wanted === undefined) throw invalidFields(wrong);
        return inBusiness(pool, opened.subject.scope, async (transaction) => {
          await requireOpen(transaction, opened);
          if (!(await requestCheck(transaction, opened.subject, wanted, true, now)))
            throw new ApiError(
              'TOO_MANY_REQUESTS',
              'This was checked a moment ago. Retry after the time in Retry-After.',
              [],
              REPEAT_SECONDS,
            );
          return answer(opened, await readChecks(transaction, opened.subject));
        });
      },
    );
  }
}
