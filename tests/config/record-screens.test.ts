import { expect, it } from 'vitest';
import { fieldDeclarations } from '#compiler/checks/reading/fieldDeclarations.ts';
import { compile } from '#compiler/compile.ts';
import { loadFileTree } from '#compiler/load.ts';
import { ROOT } from './sampleTree.ts';

const resources = [...(compile(loadFileTree(ROOT)).config?.resources.values() ?? [])].map(({ value }) => value);

/** The columns and fields of resources that match, as `<resource>.<field>`. */
function declared(
  matches: (column: { type: string; field: string; format?: string }, path: readonly unknown[]) => boolean,
) {
  return resources.flatMap((resource) =>
    fieldDeclarations(resource)
      .filter(({ column, path }) => matches(column as never, path))
      .map(({ column }) => `${resource.resource}.${column.field}`),
  );
}

it('shows the id of a record once: in its heading', () => {
  expect(resources.length).toBeGreaterThan(90);
  expect(declared(({ type, field }, [part]) => part === 'detail' && type === 'text' && field === 'id')).toEqual([]);
});

it('writes dates in one form', () => {
  const dates = ['date', 'datetime'];
  expect(declared(({ type, format }) => dates.includes(type) && format !== undefined)).toEqual([]);
});

it('writes months as months', () => {
  expect(declared(({ type, field, format }) => type === 'text' && field === 'period' && format !== 'month')).toEqual(
    [],
  );
});
