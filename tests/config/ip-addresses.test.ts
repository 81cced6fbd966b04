import { describe, expect, it } from 'vitest';
import { compile } from '#compiler/compile.ts';
import { formVariants } from '#compiler/forms/formVariants.ts';
import { loadFileTree } from '#compiler/load.ts';
import type { ResolvedForm, ResolvedFormField } from '#contract/generated/api.ts';
import { checkForm } from '#server/engine/forms/checkForm.ts';
import { ROOT } from './sampleTree.ts';

const { config } = compile(loadFileTree(ROOT));
const forms = [...(config?.forms.values() ?? [])].flatMap((form) => [
  ...formVariants(form, config?.brands.keys() ?? []).values(),
]);

interface Typed {
  readonly form: ResolvedForm;
  readonly field: ResolvedFormField;
}

/** The fields of a form that text is typed into, those of its lists and groups too. */
function typedFields(form: ResolvedForm, fields: readonly ResolvedFormField[]): Typed[] {
  return fields.flatMap((field) => [
    ...(['text', 'textarea', 'tags'].includes(field.type) ? [{ form, field }] : []),
    ...typedFields(form, field.fields ?? []),
  ]);
}

/** A field that is named or labelled as an IP address, or whose help is about one. */
function isAddress({ field: { field, label, help } }: Typed): boolean {
  const words = config?.messages.en ?? {};
  const texts = [label, help].map((key) => (key === undefined ? '' : (words[key] ?? '')));
  return (
    /(?:^|_)(?:ip|cidr)(?:_|$)/.test(field) ||
    texts.some((text) => /\bIP(?:v[46])?\b|\bCIDR\b|(?:\d+\.){3}\d+(?!-|\.?\d)/.test(text))
  );
}

const addresses = forms.flatMap((form) =>
  form.sections.flatMap(({ fields }) => typedFields(form, fields)).filter(isAddress),
);

function takes({ form, field: { field } }: Typed, text: string): boolean {
  const errors = checkForm(form, { [field]: text }, 'IDR', '2026-11-25');
  return !errors.some((error) => error.field === field);
}

// Rule forms.ip-or-range.
describe('every field of a form that is an IP address', () => {
  it('is found by its name, its label or its help', () => {
    const found = new Set(addresses.map(({ form, field }) => `${form.form} ${field.field}`));
    expect([...found].sort()).toEqual([
      'fraud-ip value',
      'ip-whitelist-entry cidr',
      'simulated-card-payment ip_address',
    ]);
  });

  it.each(addresses.map((typed) => [`${typed.form.form} ${typed.field.field}`, typed] as const))(
    '%s',
    (_name, typed) => {
      const good = ['203.0.113.7', '2001:db8::1', '::', '::ffff:203.0.113.7'];
      expect(good.filter((text) => !takes(typed, text))).toEqual([]);
      const wrong = [
        ':::1',
        '1::2::3',
        '300.1.1.1',
        '1.2.3',
        '127.1',
        '0.0.0.0/0',
        '::/0',
        '10.0.0.0/33',
        '10.0.0.0/008',
        'fe80::1%eth0',
      ];
      expect(wrong.filter((text) => takes(typed, text))).toEqual([]);
    },
  );
});
