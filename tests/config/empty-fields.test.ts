import { describe, expect, it } from 'vitest';
import { compile } from '#compiler/compile.ts';
import { formVariants } from '#compiler/forms/formVariants.ts';
import { loadFileTree } from '#compiler/load.ts';
import { pruneEmpty } from '#contract/forms/pruneEmpty.ts';
import { checkForm } from '#server/engine/forms/checkForm.ts';
import { ROOT } from './sampleTree.ts';

const { config } = compile(loadFileTree(ROOT));
const variants = [...(config?.forms.values() ?? [])].flatMap((form) => [
  ...formVariants(form, config?.brands.keys() ?? []).values(),
]);

const EMPTY = ['', [], {}, undefined] as const;

describe('empty fields', () => {
  it.each(variants.map((form) => [form.validator, form] as const))(
    '%s: are left out, and only required ones are reported',
    (_name, form) => {
      const fields = form.sections.flatMap((section) => section.fields);
      const missed = checkForm(form, {}, 'IDR', '2026-11-22');
      expect(missed.filter(({ code }) => code !== 'required')).toEqual([]);
      for (const empty of EMPTY) {
        const values = pruneEmpty(Object.fromEntries(fields.map(({ field }) => [field, empty])));
        expect(checkForm(form, values, 'IDR', '2026-11-22')).toEqual(missed);
      }
    },
  );

  it('are removed inside groups and lists as well, and others are kept', () => {
    const values = {
      name: 'Siti',
      tags: [],
      bank: { code: '', number: '' },
      rows: [{ amount: '1', note: '' }],
      done: false,
      count: 0,
    };
    expect(pruneEmpty(values)).toEqual({ name: 'Siti', rows: [{ amount: '1' }], done: false, count: 0 });
  });
});
