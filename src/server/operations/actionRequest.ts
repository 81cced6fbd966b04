import type { FastifyRequest } from 'fastify';
import type { ResourceAccess } from '#compiler/resolve/resolution.ts';
import type { ActionDeclaration, ActionScope } from '#contract/generated/config.ts';
import { BUSINESS_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { ApiError, notFound } from '../errors/ApiError.ts';
import type { SessionContext } from '../identity/SessionContext.ts';

/** What every action is sent with: the business and environment that its screen was rendered for, and its form. */
export interface ActionBody {
  readonly business_id: string;
  readonly environment: string;
  readonly input?: Readonly<Record<string, unknown>>;
}

/** The properties of `ActionBody`. */
export const ACTION_BODY_PROPERTIES = {
  business_id: { type: 'string', maxLength: 64 },
  environment: { type: 'string', enum: ['DEVELOPMENT', 'PRODUCTION'] },
  input: { type: 'object' },
};

/** The body of an action that has nothing but `ActionBody`. */
export const ACTION_BODY_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['business_id', 'environment'],
  properties: ACTION_BODY_PROPERTIES,
};

/** An action that is open to the person. */
export interface OpenAction {
  readonly access: ResourceAccess;
  readonly action: ActionDeclaration;
}

/**
 * Refuses a write that was rendered for another business or mode. Asked before anything is looked up: in the other one
 * neither record nor action may exist.
 */
export function assertContext(session: SessionContext, body: ActionBody): void {
  const business = formatRecordId(BUSINESS_ID_PREFIX, session.business.id);
  if (body.business_id === business && body.environment === session.environment) return;
  throw new ApiError(
    'CONTEXT_CHANGED_ERROR',
    'You have changed the business or the mode since this screen was loaded.',
  );
}

/** The action, if it is open to the person and done to what the address says; else what does not exist. */
export function findAction(
  request: FastifyRequest,
  resource: string,
  id: string,
  scopes: readonly ActionScope[],
): OpenAction {
  const access = request.session().resolution.access.get(resource);
  const action = access?.actions.find((candidate) => candidate.id === id && scopes.includes(candidate.scope));
  if (access === undefined || action === undefined) throw notFound();
  return { access, action };
}

/** What the person filled in. An action without a form takes none. */
export function readInput({ action }: OpenAction, { input = {} }: ActionBody): Readonly<Record<string, unknown>> {
  if (action.form !== undefined || Object.keys(input).length === 0) return input;
  throw new ApiError('API_VALIDATION_ERROR', 'The request is not valid.', [
    { field: 'input', message: 'must be left out: this action has no form' },
  ]);
}
