import type { FastifyRequest } from 'fastify';
import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import type { ActionDeclaration, ActionScope } from '#contract/generated/config.ts';
import { BUSINESS_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import type { SessionContext } from '../../../access/sessions/people/SessionContext.ts';
import { ApiError, invalidRequest, notFound } from '../../../core/errors/ApiError.ts';
import { CONFIRMATION_SCHEMA, type Confirmation } from '../../confirmation/confirm.ts';
import { SELECTION_SCHEMA, type Selection } from '../../jobs/selectionIds.ts';

/** The business and environment that a write's screen was rendered for. */
export interface WriteContext {
  readonly business_id: string;
  readonly environment: string;
}

/** Body of an action request. */
export interface ActionBody extends WriteContext {
  /** Values of the form. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** The values that the form began with, as its response had them: what was changed meanwhile is then not overwritten. */
  readonly initial?: Readonly<Record<string, unknown>>;
  readonly confirmation?: Confirmation;
  /** Version of the preview that the user accepted. */
  readonly preview?: string;
}

/** The members of `ActionBody` that have values of its form. */
export const FORM_VALUES = ['input', 'initial'] as const;

/** Body of an action request on selected records. */
export interface SelectionBody extends ActionBody {
  readonly selection: Selection;
}

/** The properties of `WriteContext`. */
export const WRITE_CONTEXT_PROPERTIES = {
  business_id: { type: 'string', maxLength: 64 },
  environment: { type: 'string', enum: ['DEVELOPMENT', 'PRODUCTION'] },
};

/** `WriteContext` and nothing else. */
export const WRITE_CONTEXT_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['business_id', 'environment'],
  properties: WRITE_CONTEXT_PROPERTIES,
};

/** `ActionBody`. */
export const ACTION_BODY_SCHEMA = {
  ...WRITE_CONTEXT_SCHEMA,
  properties: {
    ...WRITE_CONTEXT_PROPERTIES,
    input: { type: 'object' },
    initial: { type: 'object' },
    confirmation: CONFIRMATION_SCHEMA,
    preview: { type: 'string', maxLength: 64 },
  },
};

/** Largest body of an action of a list, in bytes: a batch has up to 500 rows, of which a file has at most 1 MB. */
export const LIST_BODY_LIMIT = 1024 * 1024;

/** `ActionBody` or `SelectionBody`, depending on the action. */
export const LIST_ACTION_BODY_SCHEMA = {
  ...ACTION_BODY_SCHEMA,
  properties: { ...ACTION_BODY_SCHEMA.properties, selection: SELECTION_SCHEMA },
};

/** An action that is open to the user. */
export interface OpenAction {
  readonly access: ResourceAccess;
  readonly action: ActionDeclaration;
}

/**
 * Rejects a write that was rendered for another business or environment. Checked before any lookup, because record and
 * action may not exist in the other one. Rule modes.written-with-context.
 */
export function assertContext(session: SessionContext, body: WriteContext): void {
  const business = formatRecordId(BUSINESS_ID_PREFIX, session.business.id);
  if (body.business_id === business && body.environment === session.environment) return;
  throw new ApiError('CONTEXT_CHANGED_ERROR', 'The business or the mode has changed since this screen was loaded.');
}

/** The action of this name, or that had it once, if it is open to the user and has one of the scopes; otherwise throws 404. */
export function findAction(
  request: FastifyRequest,
  resource: string,
  id: string,
  scopes: readonly ActionScope[],
): OpenAction {
  const access = request.session().resolution.access.get(resource);
  const action = access?.actions.find(
    (candidate) => (candidate.id === id || candidate.formerly?.includes(id)) && scopes.includes(candidate.scope),
  );
  if (access === undefined || action === undefined) throw notFound();
  return { access, action };
}

/** The purpose of a confirmation: one record, or the selected ones. A code is valid for any selection. */
export function confirmationPurpose({ access, action }: OpenAction, recordId: string | undefined): string {
  const target = recordId === undefined ? action.scope : formatRecordId(access.record.idPrefix, recordId);
  return `${access.name}/${action.id}/${target}`;
}

/** The selected records; `undefined` for an action that creates a record. Throws API_VALIDATION_ERROR on a mismatch. */
export function selectionOf({ action }: OpenAction, body: ActionBody | SelectionBody): Selection | undefined {
  const selection = 'selection' in body ? body.selection : undefined;
  const needsSelection = action.scope === 'selection';
  if ((selection !== undefined) === needsSelection) return selection;
  const message = needsSelection ? 'must select records' : 'must be omitted: this action creates a record';
  throw invalidRequest('selection', message);
}
