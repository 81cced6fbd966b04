import { createRequire } from 'node:module';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { afterAll, describe, expect, it } from 'vitest';
import { compile } from '#compiler/compile.ts';
import { formVariants } from '#compiler/forms/formVariants.ts';
import { loadFileTree } from '#compiler/load.ts';
import { FORM_FORMATS } from '#contract/forms/formFormats.ts';
import { pruneEmpty } from '#contract/forms/pruneEmpty.ts';
import { toValidationError, type ValidationError } from '#contract/forms/validationError.ts';
import { valueErrors } from '#contract/forms/valueErrors.ts';
import type { FieldError, ResolvedForm } from '#contract/generated/api.ts';
import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import type { Currency } from '#contract/money/currencies.ts';
import { KNOWN_AREAS } from '#server/core/addresses/areaTables.ts';
import { checkForm } from '#server/engine/forms/checkForm.ts';
import { Random } from '../helpers/random/Random.ts';
import { type Filling, FormFiller } from './fillForm.ts';
import { ROOT } from './sampleTree.ts';

/** Fillings of each form and way: enough for every entity type. FORM_FILLINGS=10000 is what the product is held to. */
const FILLINGS = Number(process.env.FORM_FILLINGS ?? 150);
const SEED = Number(process.env.RANDOM_SEED ?? 20_261_126);

const TODAY = '2026-11-22';

/** Times that a filling is changed until no rule between its fields is broken. */
const TRIES = 60;

/** Countries of a business, with their currencies. */
const COUNTRIES: readonly (readonly [country: string, currency: Currency])[] = [
  ['ID', 'IDR'],
  ['PH', 'PHP'],
  ['SG', 'USD'],
];

const { config } = compile(loadFileTree(ROOT));
const variants = [...(config?.forms.values() ?? [])].flatMap((form) => [
  ...formVariants(form, config?.brands.keys() ?? []).values(),
]);

/** Where a person fills in a form. */
interface Place {
  readonly country: string;
  readonly currency: Currency;
}

type Check = (values: Filling, place: Place) => readonly ValidationError[];

interface SchemaError {
  readonly keyword: string;
  readonly schemaPath: string;
  readonly instancePath: string;
  readonly params: Record<string, unknown>;
}

/**
 * The errors that the browser finds: by the validator that the build makes for it, and the functions of the contract. It
 * offers the areas that the server lists, and so knows the same ones.
 */
function inBrowser(form: ResolvedForm): Check {
  const code = compileSchemaValidatorsCode(form.schema, {
    customFormats: FORM_FORMATS,
    ajvFormatOptions: false,
    ajvOptionsOverrides: { code: { lines: false } },
  });
  const exported: ValidatorFunctions = {};
  new Function('exports', 'require', code)(exported, createRequire(import.meta.url));
  const validator = createPrecompiledValidator(exported, form.schema);
  return (values, { country, currency }) => {
    const { errors = [] } = validator.rawValidation<SchemaError>(form.schema, values);
    const found = errors.flatMap(({ keyword, schemaPath, params, instancePath }) => {
      const path = instancePath.split('/').slice(1);
      return toValidationError({ keyword, schemaPath, params, path }, form.schema) ?? [];
    });
    return [...found, ...valueErrors(form, values, { currency, country, today: TODAY, areas: KNOWN_AREAS })];
  };
}

function onServer(form: ResolvedForm, values: Filling, { country, currency }: Place): FieldError[] {
  return checkForm(form, values, currency, TODAY, country);
}

/** The languages in which an error has no words. */
function withoutWords(code: string): string[] {
  const key = `form_errors.${code === 'enum' ? 'enum_value' : code}`;
  return ['en', 'id'].filter((language) => !Object.hasOwn(config?.messages[language] ?? {}, key));
}

/** Whether an error is at a field of the form, or at a name that the form does not have. */
function namesField(form: ResolvedForm, values: Filling, [field]: readonly string[]): boolean {
  const isOwn = form.sections.some(({ fields }) => fields.some((each) => each.field === field));
  return isOwn || (field !== undefined && Object.hasOwn(values, field));
}

/** A filling without a broken rule, where one is found; else the last that was tried. */
function fillRight(filler: FormFiller, errorsOf: (values: Filling) => readonly ValidationError[]): Filling {
  let filling = filler.fill();
  for (let tries = 0; tries < TRIES; tries += 1) {
    const errors = errorsOf(pruneEmpty(filling));
    if (errors.length === 0) break;
    filling =
      tries % 20 === 19 ? filler.fill() : filler.again(filling, new Set(errors.flatMap(({ path }) => path[0] ?? [])));
  }
  return filling;
}

let filled = 0;
let accepted = 0;
const kinds = new Set<string>();
afterAll(() => {
  const who = `${variants.length} forms as people have them, in ${COUNTRIES.length} countries, ${kinds.size} entity types`;
  console.info(`Form fillings: ${filled} of ${who}; ${accepted} accepted by both, ${filled - accepted} by neither.`);
});

// Rule forms.same-on-both-sides, forms.errors-at-fields, forms.words-of-patterns.
describe('a form that is filled in at random from its schema', () => {
  it.each(variants.map((form) => [`${form.form} ${form.validator.slice(0, 6)}`, form] as const))(
    '%s is accepted by browser and server or by neither, and each error names a field in words',
    { timeout: 20_000 + FILLINGS * 60 },
    (_name, form) => {
      const check = inBrowser(form);
      const numbers = new Random(SEED);
      const random = () => numbers.next();
      const filler = new FormFiller(form, random);
      const wordless = new Set<string>();
      let right = 0;
      function compare(filling: Filling, place: Place): boolean {
        const values = pruneEmpty(filling);
        const browser = check(values, place);
        const server = onServer(form, values, place);
        const isSame = (browser.length === 0) === (server.length === 0);
        if (!isSame) expect({ values, browser, server }).toBe('the same on both sides');
        for (const { path, code } of [
          ...browser,
          ...server.map(({ field, code = '' }) => ({ path: field.split('.'), code })),
        ]) {
          if (!namesField(form, values, path)) expect({ values, path, code }).toBe('an error at a field');
          for (const language of withoutWords(code)) wordless.add(`${language} ${code}`);
        }
        filled += 1;
        accepted += browser.length === 0 ? 1 : 0;
        return browser.length === 0;
      }
      for (let times = 0; times < FILLINGS; times += 1) {
        const [country, currency] = COUNTRIES[times % COUNTRIES.length] ?? ['ID', 'IDR'];
        const place = { country, currency };
        const filling = fillRight(filler, (values) => check(values, place));
        if (compare(filling, place)) {
          right += 1;
          if (typeof filling.entity_type === 'string') kinds.add(filling.entity_type);
        }
        compare(filler.break(filling), place);
      }
      expect([...wordless]).toEqual([]);
      expect(right, 'fillings that are accepted').toBeGreaterThan(0);
    },
  );

  it('is accepted for every entity type', () => {
    expect([...kinds].sort()).toEqual([...VALUE_LISTS['entity-types']].sort());
  });
});
