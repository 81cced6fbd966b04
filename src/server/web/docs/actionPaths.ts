import type { Config } from '#compiler/config.ts';
import type { ActionDeclaration } from '#contract/generated/config.ts';
import { confirmationOf, operationTraits } from '#contract/operations.ts';

import type { SchemaComponents } from './SchemaComponents.ts';

type Json = Record<string, unknown>;

const ID = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
const KEY = { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', minLength: 8 } };

function answers(schema: Json, media = 'application/json'): Json {
  return { 200: { description: 'OK', content: { [media]: { schema } } } };
}

/** Request body of an action. */
function bodyOf({ scope, form }: ActionDeclaration, needsProof: boolean, input: Json | undefined): Json {
  const properties = {
    business_id: { type: 'string', description: 'The business that the request is for.' },
    environment: { type: 'string', enum: ['DEVELOPMENT', 'PRODUCTION'] },
    ...(form !== undefined && { input: input ?? { type: 'object' } }),
    ...(scope === 'selection' && { ids: { type: 'array', items: { type: 'string' } } }),
    ...(needsProof && {
      confirmation: { type: 'object', description: 'The proof of identity that the action requires.' },
    }),
  };
  const schema = { type: 'object', required: ['business_id', 'environment'], properties };
  return { required: true, content: { 'application/json': { schema } } };
}

/** The actions by their names, and by those that they had. */
function namedActions(actions: readonly ActionDeclaration[]): [ActionDeclaration, string][] {
  return actions.flatMap((action) =>
    [action.id, ...(action.formerly ?? [])].map((id) => [action, id] as [typeof action, string]),
  );
}

/** OpenAPI paths of a resource's actions: running one, its form, and its file. */
export function actionPaths(
  resource: string,
  actions: readonly ActionDeclaration[],
  config: Config,
  components: SchemaComponents,
): Json {
  const paths: Json = {};
  for (const [action, id] of namedActions(actions)) {
    const { scope, form, run, label } = action;
    const summary = `${config.messages.en?.[label] ?? id}: ${resource}`;
    const deprecated = id === action.id ? {} : { deprecated: true };
    const values = form === undefined ? undefined : config.forms.get(form)?.values;
    const input = values && components.add(values.title, values);
    const traits = operationTraits(run);
    const parameters = scope === 'record' ? [ID] : [];
    const path = `/api/${resource}${scope === 'record' ? '/{id}' : ''}/actions/${id}`;
    const tags = ['actions'];
    if (traits?.gives === true) {
      const responses = answers({ type: 'string', format: 'binary' }, 'application/octet-stream');
      paths[`${path}/file`] = {
        get: {
          tags,
          operationId: `${id}-${resource}-file`,
          summary: `${summary} (file)`,
          ...deprecated,
          parameters,
          responses,
        },
      };
    } else {
      paths[path] = {
        post: {
          tags,
          operationId: `${id}-${resource}`,
          summary,
          ...deprecated,
          parameters: [...parameters, KEY],
          requestBody: bodyOf(action, confirmationOf(action, undefined) !== undefined, input),
          responses: answers({ type: 'object', properties: { id: { type: 'string' } } }),
        },
      };
    }
    if (form === undefined) continue;
    const schema = {
      type: 'object',
      description: 'The form with the fields that you may use, and its initial values.',
    };
    const get = {
      tags,
      operationId: `${id}-${resource}-form`,
      summary: `${summary} (form)`,
      ...deprecated,
      parameters,
      responses: answers(schema),
    };
    paths[`${path}/form`] = { get };
  }
  return paths;
}
