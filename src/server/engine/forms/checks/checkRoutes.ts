import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FormChecksAnswer } from '#contract/generated/api.ts';
import { businessTime } from '../../../core/clock/businessTime.ts';
import { ApiError, invalidFields, notFound } from '../../../core/errors/ApiError.ts';
import type { Services } from '../../../core/services.ts';
import { inBusiness } from '../../../database/inBusiness.ts';
import {
  assertContext,
  WRITE_CONTEXT_PROPERTIES,
  WRITE_CONTEXT_SCHEMA,
  type WriteContext,
} from '../../operations/request/actionRequest.ts';
import { inputErrors } from '../inputErrors.ts';
import { type ActionParams, type OpenForm, openActionForm, requireOpenRecord } from '../openActionForm.ts';
import { type CheckSubject, type FormCheck, REPEAT_SECONDS, readChecks, requestCheck } from './checkStore.ts';
import { checkedFields, checkedValue } from './requireChecks.ts';

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

/** A form that is open to the user, with a field that a service checks. */
interface CheckedForm extends OpenForm {
  readonly subject: CheckSubject;
}

function openChecks(request: FastifyRequest<{ Params: ActionParams }>): CheckedForm {
  const opened = openActionForm(request);
  const { form, open, recordId } = opened;
  if (checkedFields(form).length === 0) throw notFound();
  const { scope } = request.session();
  return { ...opened, subject: { scope, form: form.form, record: open.access.record.name, recordId } };
}

function answer({ form }: CheckedForm, checks: readonly FormCheck[]): FormChecksAnswer {
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
    app.get<{ Params: ActionParams }>(path, { config: { policy: 'resource' } }, async (request) => {
      const opened = openChecks(request);
      return inBusiness(pool, opened.subject.scope, async (transaction) => {
        await requireOpenRecord(transaction, opened, opened.subject.scope);
        return answer(opened, await readChecks(transaction, opened.subject));
      });
    });

    app.post<{ Params: ActionParams; Body: CheckBody }>(
      path,
      { config: { policy: 'resource', formValues: ['input'] }, schema: { body: CHECK_BODY_SCHEMA } },
      async (request): Promise<FormChecksAnswer> => {
        const session = request.session();
        const { body } = request;
        assertContext(session, body);
        const opened = openChecks(request);
        const field = checkedFields(opened.form).find((each) => each.field === body.field);
        if (field === undefined) throw notFound();
        const own = [field.field, ...(field.check?.with === undefined ? [] : [field.check.with])];
        const input = Object.fromEntries(own.map((name) => [name, body.input[name]]));
        const now = businessTime(session, realTime());
        const errors = inputErrors(session, opened.form, input, now);
        const wrong = errors.filter((error) => own.includes(error.field));
        const wanted = checkedValue(field, input);
        if (wrong.length > 0 || wanted === undefined) throw invalidFields(wrong);
        return inBusiness(pool, opened.subject.scope, async (transaction) => {
          await requireOpenRecord(transaction, opened, opened.subject.scope);
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
