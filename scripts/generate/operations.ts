import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCHEMA = 'schemas/shared/operation.schema.json';

/** The table of what each operation takes, as `x-operations` of its schema says it; a constant, so that types see it. */
export function generateOperations(root: string): Map<string, string> {
  const schema = JSON.parse(readFileSync(join(root, SCHEMA), 'utf8'));
  const table: unknown = schema.definitions.operation['x-operations'];
  const text = `/* Generated from ${SCHEMA} by \`npm run generate\`. Do not edit. */

export const OPERATIONS = ${JSON.stringify(table, null, 2)} as const;
`;
  return new Map([['src/contract/generated/operations.ts', text]]);
}
