import { createRequire } from 'node:module';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile } from '#compiler/compile.ts';
import { formVariants } from '#compiler/forms/formVariants.ts';
import { loadFileTree } from '#compiler/load.ts';

import { FORM_FORMATS } from '#contract/forms/formFormats.ts';
import { patternError } from '#contract/forms/formPatterns.ts';
import { valueErrors } from '#contract/forms/valueErrors.ts';
import type { ResolvedForm } from '#contract/generated/api.ts';
import { checkForm } from '#server/engine/forms/checkForm.ts';
import { ROOT } from './sampleTree.ts';

const { config } = compile(loadFileTree(ROOT));
const variants = [...(config?.forms.values() ?? [])].flatMap((form) => [
  ...formVariants(form, config?.brands.keys() ?? []).values(),
]);

/** The validator that the build makes for the browser, run here. */
function browserValidator({ schema }: ResolvedForm) {
  const code = compileSchemaValidatorsCode(schema, {
    customFormats: FORM_FORMATS,
    ajvFormatOptions: false,
    ajvOptionsOverrides: { code: { lines: false } },
  });
  const exported: ValidatorFunctions = {};
  new Function('exports', 'require', code)(exported, createRequire(import.meta.url));
  return createPrecompiledValidator(exported, schema);
}

const TEXTS = [
  ...['', ' ', 'Siti', 'a@b.example', 'a@b', '+628123456789', '0812', '1999-02-28', '1999-02-29', '2000-02-29'],
  ...['15000', '0.5', '1.005', '007', '999999999999.99', 'NIB-1', '<b>', '\u0000', '👩‍👩‍👧', 'x'.repeat(300)],
  ...['INDIVIDUAL', 'BUSINESS', 'ID', 'NCR', 'EMAIL', '12345', '123456789', `file_${'0'.repeat(32)}`, '__proto__'],
];

const scalar = fc.oneof(fc.constantFrom(...TEXTS), fc.string(), fc.boolean(), fc.integer(), fc.constant(null));

function anyValues(form: ResolvedForm) {
  const names = form.sections.flatMap(({ fields }) => fields.map(({ field }) => field));
  const part = fc.dictionary(fc.constantFrom('name', 'email', 'phone_number', 'role', 'other'), scalar);
  const value = fc.oneof({ weight: 4, arbitrary: scalar }, fc.array(fc.oneof(scalar, part), { maxLength: 6 }));
  const filled = fc.dictionary(fc.constantFrom(...names, 'stranger'), value, { maxKeys: 8 });
  const good = fc.record({ type: fc.constantFrom('INDIVIDUAL', 'BUSINESS'), name: fc.constant('Siti') });
  const rest = fc.record({ city: fc.constant('Bandung'), company_registration: fc.constant('NIB-1') });
  return fc.oneof(
    filled,
    fc.tuple(good, rest, filled).map(([first, second, third]) => ({ ...first, ...second, ...third })),
  );
}

describe('forms', () => {
  it('have the variants that a person can have', () => {
    expect(variants.length).toBeGreaterThan(5);
    // Forms with the same values have the same validator.
    const schemas = new Set(variants.map(({ schema }) => JSON.stringify(schema)));
    expect(new Set(variants.map(({ validator }) => validator)).size).toBe(schemas.size);
  });

  // Rule forms.same-on-both-sides.
  it.each(variants.map((form) => [form.validator, form] as const))(
    '%s: browser and server agree on any values',
    (_name, form) => {
      const validator = browserValidator(form);
      fc.assert(
        fc.property(anyValues(form), (values) => {
          const { errors = [] } = validator.rawValidation(form.schema, values);
          const inBrowser =
            errors.length === 0 && valueErrors(form, values, { currency: 'IDR', today: '2026-11-22' }).length === 0;
          const onServer = checkForm(form, values, 'IDR', '2026-11-22').length === 0;
          expect(inBrowser).toBe(onServer);
        }),
        { numRuns: 300 },
      );
    },
  );

  it('name no field that is closed', () => {
    for (const form of variants) {
      const inputs = form.sections.flatMap(({ fields }) => fields.map(({ field }) => field));
      const schema = JSON.stringify(form.schema);
      for (const name of ['province', 'barangay', 'region', 'credit_limit']) {
        expect(schema.includes(`"${name}"`), name).toBe(inputs.includes(name));
      }
    }
  });

  // Rule sending.banks-of-country, cards.promotion-of-country.
  it.each([
    ['disbursement', 'BCA', 'BPI'],
    ['batch-disbursement', 'BCA', 'BPI'],
    ['virtual-account', 'BCA', 'BPI'],
    ['bank-account', 'BCA', 'DBS'],
    ['business-profile', '^([0-9]{15,16}', '^([0-9]{8,9}'],
  ])('%s names no option and no format that is closed', (name, here, there) => {
    const schemas = variants.filter(({ form }) => form === name).map((form) => JSON.stringify(form));
    for (const text of schemas) expect(text.includes(`"${here}`) && text.includes(`"${there}`), text).toBe(false);
    expect([here, there].map((value) => schemas.some((text) => text.includes(value)))).toEqual([true, true]);
  });

  it.each([
    ['^[A-Z]{2}[0-9]*$', undefined],
    ['^(ab)?c$', undefined],
    ['^(a+)+$', 'repeats something that repeats'],
    ['^(a|a)*$', 'repeats something that repeats'],
    ['^((a{2})b)*$', 'repeats something that repeats'],
    ['^(?=a)b$', 'looks ahead or behind'],
    ['^(a)\\1$', 'refers back to what it has found'],
    ['a', 'does not go from ^ to $'],
    ['^[$', 'is not a regular expression'],
  ])('pattern %s: %s', (pattern, error) => {
    expect(patternError(pattern)).toBe(error);
  });
});
