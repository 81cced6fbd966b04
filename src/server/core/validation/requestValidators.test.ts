import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { expect, it } from 'vitest';
import { REQUEST_SCHEMAS } from '../schemas.ts';

it('the schemas of requests are valid JSON Schemas, which a server does not check when it starts', () => {
  const ajv = new Ajv({ strict: false });
  formats.default(ajv);
  for (const schema of REQUEST_SCHEMAS)
    expect(ajv.validateSchema(schema), `${schema.$id} ${ajv.errorsText()}`).toBe(true);
  for (const schema of REQUEST_SCHEMAS) ajv.addSchema(schema);
  for (const { $id } of REQUEST_SCHEMAS) expect(() => ajv.getSchema(String($id))).not.toThrow();
});
