import type { ActionDeclaration } from '#contract/generated/config.ts';
import { operationTraits } from '#contract/operations.ts';

type Json = Record<string, unknown>;

const ID = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
const KEY = { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', minLength: 8 } };

function answers(schema: Json, media = 'application/json'): Json {
  return { 200: { description: 'OK', content: { [media]: { schema } } } };
}

/** What is sent to have an action done. */
function bodyOf({ scope, form }: ActionDeclaration, needsProof: boolean): Json {
  const properties = {
    business_id: { type: 'string', description: 'The business that it is meant for.' },
    environment: { type: 'string', enum: ['DEVELOPMENT', 'PRODUCTION'] },
    ...(form !== undefined && { input: { type: 'object', description: `What the form "${form}" asks for.` } }),
    ...(scope === 'selection' && { ids: { type: 'array', items: { type: 'string' } } }),
    ...(needsProof && { confirmation: { type: 'object', description: 'What proves that it is the person.' } }),
  };
  const schema = { type: 'object', required: ['business_id', 'environment'], properties };
  return { required: true, content: { 'application/json': { schema } } };
}

/** OpenAPI paths of the actions of a resource: doing one, the form that it asks for, the file that it gives. */
export function actionPaths(resource: string, actions: readonly ActionDeclaration[]): Json {
  const paths: Json = {};
  for (const action of actions) {
    const { id, scope, form, run } = action;
    const traits = operationTraits(run);
    const parameters = scope === 'record' ? [ID] : [];
    const path = `/api/${resource}${scope === 'record' ? '/{id}' : ''}/actions/${id}`;
    const tags = ['actions'];
    if (traits?.gives === true) {
      const responses = answers({ type: 'string', format: 'binary' }, 'application/octet-stream');
      paths[`${path}/file`] = { get: { tags, operationId: `${id}-${resource}-file`, parameters, responses } };
    } else {
      paths[path] = {
        post: {
          tags,
          operationId: `${id}-${resource}`,
          parameters: [...parameters, KEY],
          requestBody: bodyOf(action, traits?.confirmation !== undefined),
          responses: answers({ type: 'object', properties: { id: { type: 'string' } } }),
        },
      };
    }
    if (form === undefined) continue;
    const schema = { type: 'object', description: 'The form as you have it, and the values that it begins with.' };
    const get = { tags, operationId: `${id}-${resource}-form`, parameters, responses: answers(schema) };
    paths[`${path}/form`] = { get };
  }
  return paths;
}
