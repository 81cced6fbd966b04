import type { FileTree } from '#compiler/fileTree.ts';
import { readRecord } from '#compiler/parse/readRecord.ts';
import type { RecordField, RecordSchema } from '#contract/recordSchema.ts';
import { UsageError } from '../lib/UsageError.ts';

const SCHEMA_FOLDER = 'src/server/db/schema';

function camel(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function constantOf(field: RecordField): string {
  return field.name.toUpperCase();
}

function columnText(field: RecordField): string {
  const { name, kind, nullable } = field;
  const made: Readonly<Record<RecordField['kind'], string>> = {
    text: `text('${name}')`,
    enum: `text('${name}', { enum: ${constantOf(field)} })`,
    number: `integer('${name}')`,
    boolean: `boolean('${name}')`,
    datetime: `moment('${name}')`,
    money: `money('${name}')`,
    'record-id': `uuid('${name}')`,
    json: `jsonb('${name}')`,
  };
  const isKey = name === 'id' || name === 'created';
  return `    ${name}: ${made[kind]}${nullable && !isKey ? '' : '.notNull()'},\n`;
}

const BUILDERS: Readonly<Partial<Record<RecordField['kind'], string>>> = {
  number: 'integer',
  boolean: 'boolean',
  json: 'jsonb',
};

function names(list: readonly string[]): string {
  return `[${list.map((name) => `'${name}'`).join(', ')}]`;
}

/** The table of a record as drizzle declares it: src/server/db/schema/<table>.ts. */
function tableText(record: RecordSchema): string {
  const { table, search, indexes } = record;
  const fields = Object.values(record.fields);
  const enums = fields.filter((field) => field.kind === 'enum');
  const builders = new Set(['pgTable', 'primaryKey', 'text', 'uuid']);
  for (const { kind } of fields) if (BUILDERS[kind] !== undefined) builders.add(BUILDERS[kind]);
  const helpers = ['businessId', 'ENVIRONMENTS', 'environment', 'moment', 'oneOf'];
  if (fields.some(({ kind }) => kind === 'money')) helpers.push('money');
  if (search.length > 0) helpers.push('searchColumn');
  const constants = enums.map((field) => `const ${constantOf(field)} = ${names(field.values)} as const;\n`).join('');
  const checks = enums.map(
    ({ name }) => `    oneOf('${table}_${name}_check', table.${name}, ${name.toUpperCase()}),\n`,
  );
  return `import { ${[...builders].sort().join(', ')} } from 'drizzle-orm/pg-core';
import { ${helpers.sort((left, right) => left.localeCompare(right, 'en')).join(', ')} } from './columns.ts';
import { listIndexes${search.length > 0 ? ', searchIndexes' : ''} } from './listIndexes.ts';

${constants}${constants === '' ? '' : '\n'}/** schemas/records/${record.name}.schema.json */
export const ${table} = pgTable(
  '${table}',
  {
    business_id: businessId(),
    environment: environment(),
${fields.map(columnText).join('')}${search.map((field) => `    ${field}_search: searchColumn('${field}'),\n`).join('')}  },
  (table) => [
    primaryKey({ columns: [table.business_id, table.environment, table.id] }),
    oneOf('${table}_environment_check', table.environment, ENVIRONMENTS),
${checks.join('')}    ...listIndexes('${table}', table, [${indexes.map(names).join(', ')}]),
${search.length > 0 ? `    ...searchIndexes('${table}', table, ${names(search)}),\n` : ''}  ],
);
`;
}

function withLine(text: string, line: string): string {
  const lines = text.trimEnd().split('\n');
  const position = lines.findIndex((other) => other.startsWith('export *') && other > line);
  lines.splice(position === -1 ? lines.length : position, 0, line);
  return `${lines.join('\n')}\n`;
}

/** The files of the table of a new record; `read` gives the text of a source file. Throws UsageError for a bad record. */
export function tableFiles(tree: FileTree, recordFile: string, read: (file: string) => string): Map<string, string> {
  const { record } = readRecord(recordFile, tree.get(recordFile) ?? '');
  if (record === undefined) throw new UsageError(`${recordFile} cannot be read; see npm run check.`);
  const { table } = record;
  const module = camel(table);
  const index = read(`${SCHEMA_FOLDER}/index.ts`);
  const tables = read('src/server/db/tables.ts');
  const withImport = tables.replace(/\n\n\/\*\*/, `\nimport { ${table} } from './schema/${module}.ts';\n\n/**`);
  return new Map([
    [`${SCHEMA_FOLDER}/${module}.ts`, tableText(record)],
    [`${SCHEMA_FOLDER}/index.ts`, withLine(index, `export * from './${module}.ts';`)],
    [
      'src/server/db/tables.ts',
      withImport.replace('export const tables = {\n', `export const tables = {\n  ${table},\n`),
    ],
  ]);
}

/** What drizzle-kit does not write of a tenant's table: row-level security, and what a request may do with it. */
export function rowSecurity(table: string): string {
  const business = "business_id = nullif(current_setting('app.business_id', true), '')::uuid";
  const environment = "environment = nullif(current_setting('app.environment', true), '')";
  return `--> statement-breakpoint
ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON ${table} USING (${business} AND ${environment});
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON ${table} TO beranda_request;
`;
}
