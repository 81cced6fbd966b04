import formats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { REQUEST_SCHEMAS } from '../schemas.ts';
import { BoundedAjv } from './boundedValidator.ts';

/** Compiles the schemas of routes. A typo in a request is a 400: nothing is dropped, converted or filled in. */
export const requestValidators = plugin(
  async (app: FastifyInstance) => {
    for (const schema of REQUEST_SCHEMAS) app.addSchema(schema);
    const ajv = new BoundedAjv({}, REQUEST_SCHEMAS, formats.default);
    app.setValidatorCompiler(({ schema }) => ajv.compile(schema));
  },
  { name: 'request-validators' },
);
