import formats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { REQUEST_SCHEMAS } from '../schemas.ts';
import { BoundedAjv } from './boundedValidator.ts';

/** Compiles the schemas of routes. Unknown or mistyped fields return 400: nothing is dropped, converted or defaulted. */
export const requestValidators = plugin(
  async (app: FastifyInstance) => {
    for (const schema of REQUEST_SCHEMAS) app.addSchema(schema);
    const ajv = new BoundedAjv({}, REQUEST_SCHEMAS, formats.default);
    app.setValidatorCompiler(({ schema }) => ajv.compile(schema));
  },
  { name: 'request-validators' },
);
