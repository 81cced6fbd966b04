import type { FastifyInstance, FastifyRequest } from 'fastify';
import { today } from '#contract/dates/days.ts';
import { fitValues } from '#contract/forms/fitValues.ts';
import type { FormDraftAnswer, ResolvedForm } from '#contract/generated/api.ts';
import { sendUnlessNotModified } from '../../../access/requests/sendUnlessNotModified.ts';
import { originOf } from '../../../access/sessions/activity/originOf.ts';
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
import { withoutSecrets } from '../../operations/request/withoutSecrets.ts';
import { lockRecord } from '../../operations/run/lockRecord.ts';
import { formFields } from '../formFields.ts';
import { type ActionParams, type OpenForm, openActionForm, requireOpenRecord } from '../openActionForm.ts';
import { beginDraft } from './beginDraft.ts';
import { addedErrors } from './draftErrors.ts';
import { type DraftSubject, type FormDraft, readDraft, saveDraft } from './draftStore.ts';

/** Maximum size of a draft, in bytes. */
const BODY_LIMIT = 128 * 1024;

interface DraftBody extends WriteContext {
  readonly values: Readonly<Record<string, unknown>>;
  /** The version that the person has seen; 0 for none. */
  readonly version: number;
}

const DRAFT_BODY_SCHEMA = {
  ...WRITE_CONTEXT_SCHEMA,
  required: [...WRITE_CONTEXT_SCHEMA.required, 'values', 'version'],
  properties: {
    ...WRITE_CONTEXT_PROPERTIES,
    values: { type: 'object' },
    version: { type: 'integer', minimum: 0, maximum: 2_147_483_646 },
  },
};

/** A form with steps that is open to the user. */
interface OpenDraft extends OpenForm {
  readonly subject: DraftSubject;
}

function openDraft(request: FastifyRequest<{ Params: ActionParams }>): OpenDraft {
  const opened = openActionForm(request);
  const { form, recordId } = opened;
  if (form.steps === undefined) throw notFound();
  return { ...opened, subject: { scope: request.session().scope, form: form.form, recordId } };
}

function isOpen(form: ResolvedForm, name: string): boolean {
  return formFields(form).some(({ field }) => field === name);
}

/** What was filled in of fields that are closed to this person, or that the form does not have any more: it stays. */
function closedValues(form: ResolvedForm, draft: FormDraft | undefined): FormDraft['values'] {
  return Object.fromEntries(Object.entries(draft?.values ?? {}).filter(([name]) => !isOpen(form, name)));
}

function answer(request: FastifyRequest, { form }: OpenDraft, draft: FormDraft | undefined): FormDraftAnswer {
  if (draft === undefined) return { version: 0, values: {} };
  const { values, misfits } = fitValues(form, draft.values);
  return {
    version: draft.version,
    values,
    ...(misfits.length > 0 && { misfits: [...misfits] }),
    updated: draft.updated.toISOString(),
    saved_by: { name: draft.user_name, is_self: draft.user_id === request.session().user.id },
  };
}

/**
 * The draft of a form with steps, shared by all who may send the form: GET and PUT <path of the action>/draft. PUT names the
 * version that it changes, and is answered with DRAFT_CHANGED_ERROR when another person saved since.
 * Rule forms.shared-drafts, forms.changed-form.
 */
export function draftRoutes(app: FastifyInstance, { pool, config, realTime }: Services): void {
  for (const path of ['/api/:resource/actions/:action/draft', '/api/:resource/:id/actions/:action/draft']) {
    app.get<{ Params: ActionParams }>(path, { config: { policy: 'resource' } }, async (request, reply) => {
      const opened = openDraft(request);
      const draft = await inBusiness(pool, opened.subject.scope, async (transaction) => {
        await requireOpenRecord(transaction, opened, opened.subject.scope);
        return readDraft(transaction, opened.subject);
      });
      const body = answer(request, opened, draft);
      return sendUnlessNotModified(
        request,
        reply,
        `draft-${body.version}-${body.updated ?? ''}-${opened.form.validator}`,
        body,
      );
    });

    app.put<{ Params: ActionParams; Body: DraftBody }>(
      path,
      {
        config: { policy: 'resource', formValues: ['values'] },
        bodyLimit: BODY_LIMIT,
        schema: { body: DRAFT_BODY_SCHEMA },
      },
      async (request): Promise<FormDraftAnswer> => {
        const { body } = request;
        const session = request.session();
        assertContext(session, body);
        const opened = openDraft(request);
        const { form, subject } = opened;
        const now = businessTime(session, realTime());
        const values = withoutSecrets(form, body.values) ?? {};
        const { id: user_id, fullName: user_name } = session.user;
        const draft = await inBusiness(pool, subject.scope, async (transaction) => {
          await requireOpenRecord(transaction, opened, subject.scope, lockRecord);
          const stored = await readDraft(transaction, subject);
          const kept = fitValues(form, stored?.values ?? {}).values;
          const errors = addedErrors(form, { kept, values }, session.business.currency, today(session.timeZone, now));
          if (errors.length > 0) throw invalidFields(errors);
          const all = { ...closedValues(form, stored), ...values };
          const saved = { values: all, seen: body.version, user_id, user_name };
          const draft = await saveDraft(transaction, subject, saved, now);
          const { recordId } = subject;
          if (draft !== undefined && recordId !== undefined) {
            const { open } = opened;
            const brand = config.brand(session.business.brand);
            const origin = originOf(request);
            const of = { action: open.action, record: open.access.record, recordId, input: {} };
            await beginDraft({ transaction, session, brand, origin, now, ...of }, open);
          }
          return draft;
        });
        if (draft === undefined)
          throw new ApiError('DRAFT_CHANGED_ERROR', 'Another person has changed this draft. Read it again, then save.');
        return answer(request, opened, draft);
      },
    );
  }
}
