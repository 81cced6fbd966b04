import { describe, expect, it } from 'vitest';
import { compile } from '#compiler/compile.ts';
import { formVariants } from '#compiler/forms/formVariants.ts';
import { loadFileTree } from '#compiler/load.ts';
import { formSchema } from '#compiler/resolve/forms/formSchema.ts';
import type { ResolvedForm, ResolvedFormField } from '#contract/generated/api.ts';
import type { FormValues } from '#contract/generated/config.ts';
import { checkForm } from '#server/engine/forms/checkForm.ts';
import { ROOT } from './sampleTree.ts';

const TODAY = '2026-11-22';

const { config } = compile(loadFileTree(ROOT));
const forms = [...(config?.forms.values() ?? [])].flatMap((form) => [
  ...formVariants(form, config?.brands.keys() ?? []).values(),
]);

/** Values with the one given at a path; a list on the way has one item. */
function valuesWith(path: readonly ResolvedFormField[], value: string): Record<string, unknown> {
  const [{ field, type }, ...rest] = path as [ResolvedFormField, ...ResolvedFormField[]];
  if (rest.length === 0) return { [field]: value };
  const inner = valuesWith(rest, value);
  return { [field]: type === 'list' ? [inner] : inner };
}

function amountsOf(fields: readonly ResolvedFormField[], above: readonly ResolvedFormField[]): ResolvedFormField[][] {
  return fields.flatMap((field) => {
    const path = [...above, field];
    return field.type === 'money' ? [path] : amountsOf(field.fields ?? [], path);
  });
}

const amounts = forms.flatMap((form) =>
  amountsOf(
    form.sections.flatMap(({ fields }) => fields),
    [],
  ).map((path) => [`${form.form} ${path.map(({ field }) => field).join('.')}`, form, path] as const),
);

function isRefused(form: ResolvedForm, path: readonly ResolvedFormField[], value: string): boolean {
  const at = path.map(({ field, type }) => (type === 'list' ? `${field}.0` : field)).join('.');
  return checkForm(form, valuesWith(path, value), 'PHP', TODAY).some(({ field }) => field === at);
}

// Rule forms.amount-positive.
describe('amounts of every form', () => {
  it('are found', () => expect(amounts.length).toBeGreaterThan(30));

  it.each(amounts)('%s is above zero unless its schema says otherwise', (_name, form, path) => {
    const allowsZero = path.at(-1)?.allows_zero === true;
    for (const zero of ['0', '0.0', '0.00']) expect(isRefused(form, path, zero), zero).toBe(!allowsZero);
    for (const wrong of ['-1', '-0', '+1', '00', '1e3', '1.000', ' 1', '1 ']) {
      expect(isRefused(form, path, wrong), wrong).toBe(true);
    }
  });

  it('may be zero in these fields alone', () => {
    const zero = amounts.filter(([, , path]) => path.at(-1)?.allows_zero === true).map(([name]) => name);
    expect([...new Set(zero)].sort()).toEqual(['customer credit_limit', 'ereceipt vat_amount', 'store shipping_fee']);
  });
});

/** Keywords of JSON Schema, each of which can also be the name of a property. */
const KEYWORDS = [
  ...['description', 'title', 'default', 'type', 'enum', 'items', 'properties', 'required', 'format', 'const'],
  ...['pattern', 'minimum', 'maximum', 'additional_properties', 'if', 'then', 'else', 'not', 'definitions'],
];

describe('a property with the name of a keyword', () => {
  it.each(KEYWORDS)('%s is kept, on its own, in a group and in a list', (name) => {
    const text = { type: 'string', maxLength: 9, description: 'For readers.' } as const;
    const group = { type: 'object', additionalProperties: false, properties: { [name]: text } } as const;
    const list = { type: 'array', maxItems: 2, items: group } as const;
    const properties = { [name]: text, group, list } as unknown as FormValues['properties'];
    const values = { properties } as FormValues;
    const fields = Object.keys(properties).map((field) => ({
      field: { field } as never,
      value: properties[field],
      when: undefined,
    }));
    const bare = { type: 'string', maxLength: 9 };
    const inner = { ...group, properties: { [name]: bare } };
    expect(formSchema(values, fields).properties).toEqual({
      [name]: bare,
      group: inner,
      list: { ...list, items: inner },
    });
  });
});

// Rule cards.promotion-checks, receipts.checks, receipts.tax-slip, fraud.rules.
describe('the rules between fields of a form', () => {
  it.each([
    ['credit-card-promotion', { start_date: '2026-12-10', end_date: '2026-12-01' }, 'end_date end_before_start'],
    ['credit-card-promotion', { start_date: '2020-01-01', end_date: '2020-01-02' }, 'end_date past'],
    ['credit-card-promotion', { discount_type: 'AMOUNT', discount_amount: '0' }, 'discount_amount more_than_nothing'],
    ['platform-fee', { unit: 'FLAT' }, 'amount required'],
    ['platform-fee', { unit: 'PERCENT' }, 'percentage required'],
    ['platform-fee', { unit: 'PERCENT', percentage: '0' }, 'percentage pattern_percentage'],
    ['fraud-rule', { attribute: 'CARD_COUNTRY', comparison: 'AT_LEAST' }, 'comparison comparison_country'],
    ['fraud-rule', { attribute: 'CARD_COUNTRY', value: 'ZZ' }, 'value country'],
    ['fraud-rule', { attribute: 'AMOUNT', value: 'ID' }, 'value more_than_nothing'],
    ['fraud-rule', { attribute: 'RISK_SCORE', value: '90000' }, 'value risk_score'],
    ['ereceipt', { amount: '1120', vat_amount: '5000' }, 'vat_amount vat_over_amount'],
    ['ereceipt', { purchase_date: '2027-01-01' }, 'purchase_date future'],
    ['customer', { type: 'INDIVIDUAL', birth_date: '2090-01-01' }, 'birth_date future'],
    ['tax-slip', { period: '2026-19' }, 'period pattern_month'],
    ['tax-slip', { base_amount: '1000', amount: '999999' }, 'amount tax_over_base'],
    ['invoice', { due_date: '2020-01-01' }, 'due_date past'],
    ['virtual-account', { expires: '2020-01-01' }, 'expires past'],
    ['remittance-payout', { country: 'PH', bank: 'BCA' }, 'bank bank_country'],
    ['remittance-payout', { country: 'ID', bank: 'GCASH' }, 'bank bank_country'],
    ['remittance-payout', { sender_country: 'ZZ' }, 'sender_country format_country'],
    ['batch-remittance', { rows: [{ country: 'PH', bank: 'BCA' }] }, 'rows.0.bank bank_country'],
  ])('%s %j: %s', (name, values, expected) => {
    const form = forms.find(({ form: found }) => found === name);
    const errors = form === undefined ? [] : checkForm(form, values, 'IDR', TODAY);
    expect(errors.map(({ field, code }) => `${field} ${code}`)).toContain(expected);
  });
});
