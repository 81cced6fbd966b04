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
