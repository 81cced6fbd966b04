import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plural, singular } from '#compiler/api/pathWords.ts';
import type { Config } from '#compiler/config.ts';
import { FIXED_ADDRESSES } from '#contract/fixedAddresses.ts';
import { tableName } from './recordText.ts';

const FOLDER = 'src/server/database/migrations/meta';

/** Returns the tables of the database after the last migration. */
function tableNames(root: string): string[] {
  const folder = join(root, FOLDER);
  const last = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('_snapshot.json'))
        .sort()
        .at(-1)
    : undefined;
  if (last === undefined) return [];
  const { tables } = JSON.parse(readFileSync(join(folder, last), 'utf8')) as { tables: Record<string, unknown> };
  return Object.keys(tables).map((name) => name.replace('public.', ''));
}

/** The names that a new resource and a new record cannot have. */
export class ReservedNames {
  private readonly tables: ReadonlySet<string>;
  private readonly routes: ReadonlySet<string>;

  constructor(
    root: string,
    private readonly config: Config,
    private readonly records: readonly string[],
  ) {
    this.tables = new Set(tableNames(root));
    this.routes = new Set([...config.resources.values()].flatMap((source) => source.value.path ?? []));
  }

  resourceProblem(name: string): string | undefined {
    if (FIXED_ADDRESSES.includes(name))
      return `The name "${name}" is reserved: Beranda itself answers at /api/${name}.`;
    if (this.config.resources.has(name)) return `There is a resource "${name}" already.`;
    return undefined;
  }

  recordProblem(record: string): string | undefined {
    if (this.records.includes(record)) return `There is a record "${record}" already. Name another with --record.`;
    const table = tableName(record);
    return this.tables.has(table)
      ? `There is a table "${table}" already. Name another record with --record.`
      : undefined;
  }

  /** Returns why a resource of this name, with a new record, is not possible. */
  problem(name: string, record: string): string | undefined {
    const route = this.routes.has(`/${name}`) ? `There is a screen at /${name} already.` : undefined;
    return this.resourceProblem(name) ?? route ?? this.recordProblem(record)?.replace(/ Name another.*/, '');
  }

  firstFree(names: readonly string[]): string {
    const free = names.find((name) => this.problem(name, singular(name)) === undefined);
    return free ?? `other-${plural(names[0] ?? 'records')}`;
  }
}
