import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormAnswer, ResolvedForm } from '#contract/generated/api.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { notFound } from '../errors/ApiError.ts';
import { findAction, type OpenAction } from '../operations/actionRequest.ts';
import { answerUnlessKnown } from '../plugins/answerUnlessKnown.ts';
import type { Services } from '../services.ts';
import { newValues, recordValues } from './formValues.ts';

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
  return answerUnlessKnown(request, reply, version, body);
}

/**
 * The form of an action, as it is open to the person, and what it begins with: GET <address of the action>/form.
 * The address is where the action is sent to: /api/<resource>/actions/<action> or /api/<resource>/<id>/actions/<action>.
 */
export function formRoutes(app: FastifyInstance, { pool }: Services): void {
  app.get<{ Params: FormParams }>(
    '/api/:resource/actions/:action/form',
    { config: { policy: 'console' } },
    async (request, reply) => {
      const { resource, action } = request.params;
      const form = formOf(request, findAction(request, resource, action, ['list', 'selection']));
      return answer(request, reply, { form, values: newValues(form, request.session()) });
    },
  );

  app.get<{ Params: RecordFormParams }>(
    '/api/:resource/:id/actions/:action/form',
    { config: { policy: 'console' } },
    async (request, reply) => {
      const { resource, id, action } = request.params;
      const open = findAction(request, resource, action, ['record']);
      const form = formOf(request, open);
      const recordId = parseRecordId(open.access.record.idPrefix, id);
      if (recordId === undefined) throw notFound();
      const values = await recordValues(pool, request.session(), open, form, recordId);
      return answer(request, reply, { form, values });
    },
  );
}
