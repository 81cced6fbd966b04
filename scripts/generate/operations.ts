import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCHEMA = 'schemas/shared/operation.schema.json';

/**
 * Returns the table of each operation's input, from `x-operations` of its schema; a constant, so that types can use it.
 */
export function generateOperations(root: string): Map<string, string> {
  const schema = JSON.parse(readFileSync(join(root, SCHEMA), 'utf8'));
  const table: unknown = schema.definitions.operation['x-operations'];
  const text = `/* Generated from ${SCHEMA} by \`npm run generate\`. Do not edit. */

export const OPERATIONS = ${JSON.stringify(table, null, 2)} as const;
`;
  return new Map([['src/contract/generated/operations.ts', text]]);
}
