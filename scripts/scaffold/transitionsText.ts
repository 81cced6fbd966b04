import type { RecordSchema } from '#contract/recordSchema.ts';

const HEAD = `# yaml-language-server: $schema=../../schemas/transitions.schema.json
version: 3
events:
`;

/**
 * Returns the transitions of a new record: it is created in its first status, and may get every other one by an event that
 * nothing causes yet. `undefined` for a record without a status.
 */
export function transitionsText({ fields }: RecordSchema): string | undefined {
  const [first, ...others] = fields.status?.kind === 'enum' ? fields.status.values : [];
  if (first === undefined) return undefined;
  const events = others.map(
    (to) => `  become_${to.toLowerCase()}: { from: [${first}], to: ${to}, by: [person], planned: true }\n`,
  );
  return `${HEAD}  create: { to: ${first}, by: [person] }\n${events.join('')}`;
}
