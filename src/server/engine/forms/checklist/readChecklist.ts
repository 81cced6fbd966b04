import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import { fitValues } from '#contract/forms/fitValues.ts';
import { pruneEmpty } from '#contract/forms/pruneEmpty.ts';
import type { ChecklistAnswer, ChecklistStep } from '#contract/generated/api.ts';
import { PERMISSIONS } from '#contract/permissions.ts';
import type { SessionContext } from '../../../access/sessions/people/SessionContext.ts';
import { clockOf } from '../../../core/clock/businessTime.ts';
import { notFound } from '../../../core/errors/ApiError.ts';
import { inBusiness } from '../../../database/inBusiness.ts';
import type { EngineServices } from '../../operations/operation/operation.ts';
import { isOpenForRecord } from '../../operations/run/lockRecord.ts';
import { readChecks } from '../checks/checkStore.ts';
import { knownCheckErrors } from '../checks/requireChecks.ts';
import { readDraft } from '../drafts/draftStore.ts';
import { recordValues } from '../formValues.ts';
import { inputErrors } from '../inputErrors.ts';
import { peopleWhoCan } from './peopleWhoCan.ts';
import { stepsLeft } from './stepsLeft.ts';

/**
 * What the steps of the form of a record's checklist lack: of its draft or, before there is one, of the values that it begins
 * with. Names of fields alone, never their values, so that all who see the record may read it. `undefined` while the action is
 * not open for the record. Throws DATA_NOT_FOUND_ERROR for a record that does not exist.
 * Rule forms.checklist.
 */
export async function readSteps(
  services: EngineServices,
  session: SessionContext,
  { name, checklist }: ResourceAccess,
  recordId: string,
): Promise<ChecklistStep[] | undefined> {
  const { pool, config, realTime } = services;
  const { business, facts, scope } = session;
  // The form as it is for those who fill it in: the person who reads may lack the permission.
  const filled = config.resolve(business.brand, { ...facts, permission: [...PERMISSIONS] });
  const access = filled.access.get(name);
  const action = access?.actions.find(({ id }) => id === checklist);
  const form = filled.forms.get(action?.form ?? '');
  if (access === undefined || action === undefined || form === undefined) throw notFound();
  const subject = { scope, form: form.form, recordId };
  const { isOpen, draft, checks } = await inBusiness(pool, scope, async (transaction) => ({
    isOpen: await isOpenForRecord(transaction, { access, action, scope, recordId }),
    draft: await readDraft(transaction, subject),
    checks: await readChecks(transaction, { ...subject, record: access.record.name }),
  }));
  if (isOpen === undefined) throw notFound(access.record);
  if (!isOpen) return undefined;
  const now = clockOf(session, realTime);
  const stored = draft && fitValues(form, draft.values).values;
  const begun = stored ?? (await recordValues({ pool, now }, session, { access, action }, form, recordId));
  const values = pruneEmpty(begun);
  const errors = [...inputErrors(session, form, values, now()), ...knownCheckErrors(form, values, checks)];
  return stepsLeft(form, values, errors);
}

/** The steps of a record's checklist, and who can fill them in; `undefined` where there are none. Rule forms.checklist. */
export async function readChecklist(
  services: EngineServices,
  session: SessionContext,
  access: ResourceAccess,
  recordId: string,
): Promise<ChecklistAnswer | undefined> {
  const steps = await readSteps(services, session, access, recordId);
  if (steps === undefined || access.checklist === undefined) return undefined;
  return { steps, people: await peopleWhoCan(services, session, access.name, access.checklist) };
}
