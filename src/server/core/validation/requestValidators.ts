import type { SchemaObject } from 'ajv';
import formats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { REQUEST_SCHEMAS } from '../schemas.ts';
import { BoundedAjv, type BoundedValidator } from './boundedValidator.ts';

/** A validator that is compiled with its first input: a server starts without those of routes that are not requested. */
function atFirstInput(ajv: BoundedAjv, schema: SchemaObject): BoundedValidator {
  let compiled: BoundedValidator | undefined;
  const validate: BoundedValidator = (input) => {
    compiled ??= ajv.compile(schema);
    const isValid = compiled(input);
    validate.errors = compiled.errors ?? null;
    return isValid;
  };
  return validate;
}

/** Compiles the schemas of routes. Unknown or mistyped fields return 400: nothing is dropped, converted or defaulted. */
export const requestValidators = plugin(
  async (app: FastifyInstance) => {
    for (const schema of REQUEST_SCHEMAS) app.addSchema(schema);
    const ajv = new BoundedAjv({}, REQUEST_SCHEMAS, formats.default);
    app.setValidatorCompiler(({ schema }) => atFirstInput(ajv, schema));
  },
  { name: 'request-validators' },
);
