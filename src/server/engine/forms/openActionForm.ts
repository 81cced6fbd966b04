import type { FastifyRequest } from 'fastify';
import type { ResolvedForm } from '#contract/generated/api.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { notAvailable } from '../operations/operation/notAvailable.ts';
import { findAction, type OpenAction } from '../operations/request/actionRequest.ts';
import { isOpenForRecord } from '../operations/run/lockRecord.ts';

/** The parameters of the routes beside an action. */
export interface ActionParams {
  resource: string;
  /** Absent for an action of the list. */
  id?: string;
  action: string;
}

/** The form of an action that is open to the user. */
export interface OpenForm {
  readonly open: OpenAction;
  readonly form: ResolvedForm;
  /** UUID; `undefined`: the action creates a record. */
  readonly recordId: string | undefined;
}

/** Throws DATA_NOT_FOUND_ERROR for an action that is not open to the user, or that has no form. */
export function openActionForm(request: FastifyRequest<{ Params: ActionParams }>): OpenForm {
  const { resource, id, action } = request.params;
  const open = findAction(request, resource, action, id === undefined ? ['list'] : ['record']);
  const { forms } = request.session().resolution;
  const form = open.action.form === undefined ? undefined : forms.get(open.action.form);
  const recordId = id === undefined ? undefined : parseRecordId(open.access.record.idPrefix, id);
  if (form === undefined || (id !== undefined && recordId === undefined)) throw notFound();
  return { open, form, recordId };
}

/**
 * Throws DATA_NOT_FOUND_ERROR for a record that does not exist, and ACTION_NOT_AVAILABLE_ERROR where the action is not open
 * for it. `read`: `lockRecord` where the transaction changes it.
 */
export async function requireOpenRecord(
  transaction: BusinessTransaction,
  { open, recordId }: OpenForm,
  scope: BusinessScope,
  read: typeof isOpenForRecord = isOpenForRecord,
): Promise<void> {
  if (recordId === undefined) return;
  const isOpen = await read(transaction, { ...open, scope, recordId });
  if (isOpen === undefined) throw notFound(open.access.record);
  if (!isOpen) throw notAvailable();
}
