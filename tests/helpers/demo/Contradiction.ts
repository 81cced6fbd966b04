import type { Pool } from 'pg';
import type { RecordSchema } from '#contract/recordSchema.ts';

/** A statement about the demo's rows; the condition selects the rows that contradict it. */
export interface Rule {
  /** Record and rule, the key of an exception: `invoice paid is after created`. */
  readonly name: string;
  readonly table: string;
  readonly contradicts: string;
}

/** A table that holds rows of its own: views repeat those of others. */
export function isKept(record: RecordSchema): boolean {
  return !record.view;
}

/** One line for each rule that rows contradict, with how many and the id of one. */
export async function findContradictions(pool: Pick<Pool, 'query'>, rules: readonly Rule[]): Promise<string[]> {
  const lines: string[] = [];
  for (const { name, table, contradicts } of rules) {
    const { rows } = await pool.query<{ count: number; id: string | null }>(
      `select count(*)::int as count, min(row.id::text) as id from "${table}" row where ${contradicts}`,
    );
    const [found] = rows;
    if (found !== undefined && found.count > 0) lines.push(`${name}: ${found.count} rows, such as ${found.id}`);
  }
  return lines;
}
