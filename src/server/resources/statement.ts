import { createHash } from 'node:crypto';
import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Planned } from '../db/inBusiness.ts';

/** A statement with named places for its values, prepared by the database under its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly params: readonly unknown[];
}

/** A query as `pg` takes it: values are text, rows are arrays of text as the database writes it. */
export interface BoundQuery {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
  readonly rowMode: 'array';
  readonly types: { getTypeParser(): (text: string) => string };
  readonly planned?: Planned;
}

/** Most statements that are kept; the shapes of requests are few, and a flood of odd ones must not fill the memory. */
const MAXIMUM_STATEMENTS = 1000;

const dialect = new PgDialect();

const statements = new Map<string, Statement>();

const asText = { getTypeParser: () => (text: string) => text };

/** The statement of a shape; built once. */
export function statementFor(shape: string, build: () => SQL): Statement {
  const known = statements.get(shape);
  if (known) return known;
  const { sql, params } = dialect.sqlToQuery(build());
  const statement = { name: createHash('sha1').update(sql).digest('hex'), text: sql, params };
  if (statements.size >= MAXIMUM_STATEMENTS) statements.clear();
  statements.set(shape, statement);
  return statement;
}

/** A statement with its values. */
export function bind(statement: Statement, values: Record<string, unknown>): BoundQuery {
  const { name, text, params } = statement;
  return { name, text, values: fillPlaceholders([...params], values), rowMode: 'array', types: asText };
}
