import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { shownFields } from '#contract/forms/shownFields.ts';
import type { FormAnswer, ResolvedForm } from '#contract/generated/api.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { sendUnlessNotModified } from '../../access/requests/sendUnlessNotModified.ts';
import type { ActingPerson } from '../../access/sessions/people/SessionContext.ts';
import { clockOf } from '../../core/clock/businessTime.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import { sendingCharges } from '../../core/ledger/sendingCharges.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import type { EngineServices } from '../operations/operation/operation.ts';
import { findAction, type OpenAction } from '../operations/request/actionRequest.ts';
import { amountLimits } from './amountLimits.ts';
import { formFields } from './formFields.ts';
import { newValues, recordValues } from './formValues.ts';
import { withLiveOptions } from './liveMethods.ts';
import { withOffered } from './offeredOptions.ts';
import { withReviewReasons } from './reviewReasons.ts';

interface FormParams {
  resource: string;
  action: string;
}

interface RecordFormParams extends FormParams {
  id: string;
}

function formOf(request: FastifyRequest, { action }: OpenAction): ResolvedForm {
  const form = action.form === undefined ? undefined : request.session().resolution.forms.get(action.form);
  if (form === undefined) throw notFound();
  return form;
}

function answer(request: FastifyRequest, reply: FastifyReply, body: FormAnswer): FormAnswer | FastifyReply {
  const version = createHash('sha1').update(JSON.stringify(body)).digest('base64url');
  return sendUnlessNotModified(request, reply, version, body);
}

/** Cost of one disbursement, including tax, when a list of the form totals it. */
function chargesOf(form: ResolvedForm, { business }: ActingPerson): string | undefined {
  if (!formFields(form).some((field) => field.charges === 'sending')) return undefined;
  const { fee, tax } = sendingCharges(business.currency, business.country);
  return toDecimal(fee + tax, business.currency);
}

/** Values of fields that the form shows to the user, and of choices that it offers. */
function openValues(form: ResolvedForm, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const shown = shownFields(form, values);
  const open = formFields(form).filter(({ field, options }) => {
    const value = values[field];
    if (value === undefined || !shown.has(field)) return false;
    return options === undefined || options.some((option) => option.value === value);
  });
  return Object.fromEntries(open.map(({ field }) => [field, values[field]]));
}

/**
 * GET <path of the action>/form: the resolved form of an action with its initial values. The path is that of the action:
 * /api/<resource>/actions/<action> or /api/<resource>/<id>/actions/<action>.
 */
export function formRoutes(app: FastifyInstance, { pool, config, realTime, operationHandler }: EngineServices): void {
  app.get<{ Params: FormParams }>(
    '/api/:resource/actions/:action/form',
    { config: { policy: 'resource' } },
    async (request, reply) => {
      const { resource, action } = request.params;
      const form = formOf(request, findAction(request, resource, action, ['list', 'selection']));
      const session = request.session();
      const offered = await withLiveOptions(pool, session.scope, form);
      const charges = chargesOf(form, session);
      return answer(request, reply, { form: offered, values: newValues(form, session), ...(charges && { charges }) });
    },
  );

  app.get<{ Params: RecordFormParams }>(
    '/api/:resource/:id/actions/:action/form',
    { config: { policy: 'resource' } },
    async (request, reply) => {
      const { resource, id, action } = request.params;
      const open = findAction(request, resource, action, ['record']);
      const form = formOf(request, open);
      const recordId = parseRecordId(open.access.record.idPrefix, id);
      if (recordId === undefined) throw notFound();
      const session = request.session();
      const clock = clockOf(session, realTime);
      const own = await recordValues({ pool, now: clock }, session, open, form, recordId);
      const target = { access: open.access, scope: session.scope, recordId };
      const handler = operationHandler(open.action.run);
      const start = handler?.kind === 'record' ? handler.start : undefined;
      const brand = config.brand(session.business.brand);
      const offers = handler?.kind === 'record' ? handler.offers : undefined;
      const { limits, known, given } = await inBusiness(pool, session.scope, async (transaction) => ({
        limits: await amountLimits(transaction, form, target, clock()),
        known: await start?.({ transaction, session, brand, recordId }),
        given: await offers?.({ transaction, session, brand, recordId }),
      }));
      const values = known === undefined ? own : openValues(form, { ...known, ...own });
      const live = await withLiveOptions(pool, session.scope, form);
      const reasoned = await withReviewReasons(pool, session.scope, live, open.access.record.name, recordId);
      const offered = withOffered(reasoned, given);
      return answer(request, reply, { form: offered, values, ...(limits && { limits }) });
    },
  );
}
