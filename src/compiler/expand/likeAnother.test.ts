import { expect, it } from 'vitest';
import { edited, write } from '../../../tests/config/problem-cases/edits.ts';
import { sampleTree } from '../../../tests/config/sampleTree.ts';
import { compile } from '../compile.ts';

const LATE = `# yaml-language-server: $schema=../../schemas/resource.schema.json
version: 3
like: payments
words: payments
path: /late
guard: { permission: [can_view] }
actions:
  - { id: simulate, guard: { permission: [can_edit] }, icon: check }
`;

function resources() {
  const { config, problems } = compile(edited(sampleTree(), [write('config/resources/late-payments.yaml', LATE)]));
  expect(problems).toEqual([]);
  const late = config?.resources.get('late-payments');
  const payments = config?.resources.get('payments');
  if (late === undefined || payments === undefined) throw new Error('a resource is missing');
  return { late, payments };
}

it('has everything of the other but its name and its address, and replaces what it writes', () => {
  const { late, payments } = resources();
  const { actions = [], ...others } = late.value;
  const { actions: theirs = [], ...all } = payments.value;
  expect(others).toEqual({ ...all, resource: 'late-payments', path: '/late', guard: { permission: ['can_view'] } });
  const simulate = theirs.find(({ id }) => id === 'simulate');
  expect(actions.map(({ id }) => id)).toEqual(theirs.map(({ id }) => id));
  expect(actions.find(({ id }) => id === 'simulate')).toEqual({
    ...simulate,
    guard: { permission: ['can_edit'] },
    icon: 'check',
  });
});

it('places what it has of the other where that is written', () => {
  const { late, payments } = resources();
  expect(late.place(['list', 'columns', 1])).toEqual(payments.place(['list', 'columns', 1]));
  expect(late.place(['list', 'columns', 1]).file).toBe('config/resources/payments.yaml');
  expect(late.place(['guard'])).toMatchObject({ file: 'config/resources/late-payments.yaml', line: 6 });
});

it("has the keys of the other's detail that it does not write", () => {
  const written = `${LATE}detail: { path: '/late/{paymentId}' }\n`;
  const { config, problems } = compile(edited(sampleTree(), [write('config/resources/late-payments.yaml', written)]));
  expect(problems).toEqual([]);
  const detail = (name: string) => config?.resources.get(name)?.value.detail;
  expect(detail('late-payments')).toEqual({ ...detail('payments'), path: '/late/{paymentId}' });
});
