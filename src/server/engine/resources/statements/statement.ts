import { createHash } from 'node:crypto';
import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import type { PlanMode } from '../../../database/inBusiness.ts';

/** A statement with placeholders. */
export interface Statement {
  /** Name of the prepared statement; without a name it is parsed each time. */
  readonly name?: string;
  readonly text: string;
  readonly params: readonly unknown[];
}

/** A query for `pg`: values are text, rows are arrays of text in PostgreSQL's format. */
export interface BoundQuery {
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
  readonly rowMode: 'array';
  readonly types: { getTypeParser(): (text: string) => string };
  readonly planMode?: PlanMode;
}

/** Maximum number of cached statements; requests have few shapes, and unusual ones must not exhaust memory. */
const MAXIMUM_STATEMENTS = 1000;

/** Maximum number of prepared statements, because connections keep them until they are closed. */
const MAXIMUM_PREPARED = 500;

const prepared = new Set<string>();

/** The name of a statement that may be prepared. */
function preparedName(sql: string): string | undefined {
  const name = createHash('sha1').update(sql).digest('hex');
  if (prepared.size < MAXIMUM_PREPARED) prepared.add(name);
  return prepared.has(name) ? name : undefined;
}

const dialect = new PgDialect();

const statements = new LRUCache<string, Statement>({ max: MAXIMUM_STATEMENTS });

const asText = { getTypeParser: () => (text: string) => text };

/** The statement of a shape; built once. */
export function statementFor(shape: string, build: () => SQL): Statement {
  const known = statements.get(shape);
  if (known) return known;
  const { sql, params } = dialect.sqlToQuery(build());
  const name = preparedName(sql);
  const statement: Statement = { ...(name !== undefined && { name }), text: sql, params };
  statements.set(shape, statement);
  return statement;
}

/** A statement with its values. */
export function bind(statement: Statement, values: Record<string, unknown>): BoundQuery {
  const { name, text, params } = statement;
  return {
    ...(name !== undefined && { name }),
    text,
    values: fillPlaceholders([...params], values),
    rowMode: 'array',
    types: asText,
  };
}
