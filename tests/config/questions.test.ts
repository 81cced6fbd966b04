// Rule actions.confirmed.
import { expect, it } from 'vitest';
import { compile } from '#compiler/compile.ts';
import { loadFileTree } from '#compiler/load.ts';
import { hasPreview as hasPreviewOf, OPERATION_TRAITS } from '#contract/operations.ts';
import { ROOT } from './sampleTree.ts';

/** What a question may name: of an action with a preview its figures, of any other how many records it is about. */
const FIGURES = ['amount', 'count', 'fees'];
const PLAIN = ['count'];

const { config } = compile(loadFileTree(ROOT));
const questions = [...(config?.resources.values() ?? [])].flatMap(({ value }) =>
  (value.actions ?? []).flatMap(({ id, run, scope, confirm }) => {
    const hasPreview = hasPreviewOf(OPERATION_TRAITS[run]) && scope !== 'selection';
    return confirm === undefined ? [] : [[`${value.resource} ${id}`, confirm, hasPreview ? FIGURES : PLAIN] as const];
  }),
);

it.each(questions)('the confirmation of %s names only values that it gets', (_name, key, known) => {
  for (const language of ['en', 'id']) {
    const text = config?.messages[language as 'en' | 'id']?.[key] ?? '';
    const named = [...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name);
    expect(named.filter((name) => name === undefined || !known.includes(name))).toEqual([]);
  }
});

it.each([
  ['batch-disbursements approve', ['amount', 'count', 'fees']],
  ['credit-card-payments refund', ['amount']],
  ['disbursements create', ['amount', 'fees']],
])('the confirmation of %s is %j', (name, wanted) => {
  const [, key = ''] = questions.find(([each]) => each === name) ?? [];
  for (const figure of wanted) expect(config?.messages.en?.[key]).toContain(`%{${figure}}`);
});
