import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = new URL('./migrations/', import.meta.url);

/** A statement of a migration that changes rows; those of functions are indented. */
const WRITE = /^(?:INSERT INTO|UPDATE|DELETE FROM) "?(\w+)/;
/** A migration may lift the protection of a table from its owner, until its end. */
const LIFTED = /^ALTER TABLE "?(\w+)"? NO FORCE ROW LEVEL SECURITY/;
const PROTECTION =
  /^SELECT protect_tenant_table\('(\w+)'|^ALTER TABLE "?(\w+)"? (?:ENABLE ROW LEVEL SECURITY, )?FORCE ROW LEVEL SECURITY/;

/** The tables that each migration protects, and those that it writes to while they are protected. */
function protectedWrites(): string[] {
  const tables = new Set<string>();
  const found: string[] = [];
  for (const file of readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    const lifting = new Set<string>();
    for (const line of readFileSync(new URL(file, FOLDER), 'utf8').split('\n')) {
      const [, called, altered] = PROTECTION.exec(line) ?? [];
      const table = called ?? altered;
      if (table !== undefined) {
        tables.add(table);
        lifting.delete(table);
      }
      const [, lifted = ''] = LIFTED.exec(line) ?? [];
      if (tables.delete(lifted)) lifting.add(lifted);
      const [, written = ''] = WRITE.exec(line) ?? [];
      if (tables.has(written)) found.push(`${file}: ${written}`);
    }
    for (const left of lifting) found.push(`${file}: ${left} is not protected again`);
  }
  expect(tables.size).toBeGreaterThan(60);
  return found;
}

it('writes to no table that is protected: its policy binds an owner who is not a superuser', () => {
  expect(protectedWrites()).toEqual([]);
});

/** The first migration for which it holds that servers of the version before still work. */
const FIRST_ROLLED_OUT = '0027';

/** What makes a write of the version before fail, on a table that was there. */
const BREAKING: readonly RegExp[] = [
  /^ALTER TABLE "?(\w+)"? ADD COLUMN (?!.* DEFAULT |.* GENERATED ALWAYS ).* NOT NULL/,
  /^ALTER TABLE "?(\w+)"? (?:DROP COLUMN|RENAME|ALTER COLUMN "?\w+"? (?:DROP DEFAULT|SET DATA TYPE))/i,
  /^(?:DROP TABLE|DROP VIEW) (?:IF EXISTS )?"?(\w+)/,
];
const REQUIRED = /^ALTER TABLE "?(\w+)"? ALTER COLUMN "?(\w+)"? SET NOT NULL/;

/** Whether a migration, which is one transaction, makes a computed column again that it drops. */
function isMadeAgain(statements: readonly string[], dropped: string): boolean {
  const [, table = '', column = ''] = /^ALTER TABLE "?(\w+)"? DROP COLUMN "?(\w+)/i.exec(dropped) ?? [];
  const again = new RegExp(`^ALTER TABLE "?${table}"? ADD COLUMN "?${column}"? .*GENERATED ALWAYS `);
  return column !== '' && statements.some((text) => again.test(text));
}

/** The statements of a migration with which a server of the version before could not write. */
function breakingStatements(sql: string): string[] {
  const statements = sql.split('--> statement-breakpoint').map((text) => text.replaceAll(/^\s*--.*$/gm, '').trim());
  const made = new Set(statements.flatMap((text) => /^CREATE (?:TABLE|VIEW) "?(\w+)/.exec(text)?.[1] ?? []));
  const isDefaulted = (table: string, column: string) =>
    statements.some((text) =>
      new RegExp(`^ALTER TABLE "?${table}"? ALTER COLUMN "?${column}"? SET DEFAULT`).test(text),
    );
  return statements.filter((text) => {
    const [, required = '', column = ''] = REQUIRED.exec(text) ?? [];
    if (required !== '') return !made.has(required) && !isDefaulted(required, column);
    const table = BREAKING.map((pattern) => pattern.exec(text)?.[1]).find((name) => name !== undefined);
    return table !== undefined && !made.has(table) && !isMadeAgain(statements, text);
  });
}

it('leaves servers of the version before able to write, until the last of them has stopped', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql') && name >= FIRST_ROLLED_OUT);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    expect([file, breakingStatements(readFileSync(new URL(file, FOLDER), 'utf8'))]).toEqual([file, []]);
  }
});

it('finds a column that is required of them, and what was taken away', () => {
  const breaking = [
    'ALTER TABLE "shops" ADD COLUMN "link" text NOT NULL;',
    'ALTER TABLE "shops" ALTER COLUMN "link" SET NOT NULL;',
    'ALTER TABLE "shops" DROP COLUMN "link";',
    'ALTER TABLE shops ALTER COLUMN link DROP DEFAULT;',
    'DROP TABLE "shops";',
    'ALTER TABLE "shops" drop column "link";',
    'DROP VIEW shops;',
  ];
  for (const statement of breaking) expect(breakingStatements(statement)).toEqual([statement]);
  const fine = [
    'ALTER TABLE "shops" ADD COLUMN "link" text;',
    `ALTER TABLE "shops" ADD COLUMN "link" text DEFAULT '' NOT NULL;`,
    `ALTER TABLE "shops" ADD COLUMN "link" text GENERATED ALWAYS AS ('https://' || slug) STORED NOT NULL;`,
    `ALTER TABLE "shops" ALTER COLUMN "link" SET NOT NULL;--> statement-breakpoint\nALTER TABLE "shops" ALTER COLUMN "link" SET DEFAULT '';`,
    'DROP VIEW shops;--> statement-breakpoint\nCREATE VIEW shops AS SELECT 1;',
    `ALTER TABLE "shops" drop column "link";--> statement-breakpoint\nALTER TABLE "shops" ADD COLUMN "link" text GENERATED ALWAYS AS (slug) STORED;`,
    'CREATE TABLE "shops" ("link" text NOT NULL);--> statement-breakpoint\nALTER TABLE "shops" ALTER COLUMN "link" DROP DEFAULT;',
  ];
  for (const statements of fine) expect(breakingStatements(statements)).toEqual([]);
});
