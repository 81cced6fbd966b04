import { expect, it } from 'vitest';
import { compile } from '../../compile.ts';
import { loadFileTree } from '../../load.ts';

function problemsAfter(file: string, before: string, after: string) {
  const tree = loadFileTree(process.cwd());
  const text = tree.get(file) ?? '';
  expect(text).toContain(before);
  const { problems } = compile(new Map([...tree, [file, text.replace(before, after)]]));
  return problems.map(({ code, what }) => [code, what]);
}

it('refuses another record that would be shown by its id', () => {
  const text = '{ type: text, field: batch_disbursement_id }';
  const file = 'config/resources/disbursements.yaml';
  expect(
    problemsAfter(file, '{ type: relation, field: batch_disbursement_id, resource: batch-disbursements }', text),
  ).toEqual([['column-type', '"batch_disbursement_id" is the id of another record and would show as an id.']]);
});

it('refuses a record that is titled by its id', () => {
  const file = 'config/resources/credit-card-authorizations.yaml';
  expect(problemsAfter(file, '  title: created', '  title: id')).toContainEqual([
    'column-type',
    '"id" is the title of a record, and an id does not identify a record for people.',
  ]);
});

it('has a relation without a resource only over ids of many kinds, which are text', () => {
  const file = 'config/resources/disbursements.yaml';
  const named = '{ type: relation, field: batch_disbursement_id, resource: batch-disbursements }';
  const [[code] = []] = problemsAfter(file, named, '{ type: relation, field: batch_disbursement_id }');
  expect(code).toBe('field-kind');
});
