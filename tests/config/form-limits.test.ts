import { describe, expect, it } from 'vitest';
import { compile } from '#compiler/compile.ts';
import { formVariants } from '#compiler/forms/formVariants.ts';
import { loadFileTree } from '#compiler/load.ts';
import { checkForm } from '#server/engine/forms/checkForm.ts';
import { ROOT } from './sampleTree.ts';

const TODAY = '2026-11-22';

const { config } = compile(loadFileTree(ROOT));
const forms = [...(config?.forms.values() ?? [])].flatMap((form) => [
  ...formVariants(form, config?.brands.keys() ?? []).values(),
]);

/** A form as it is for different people. */
function variantsOf(name: string): typeof forms {
  const variants = forms.filter(({ form }) => form === name);
  if (variants.length === 0) throw new Error(`There is no form ${name}.`);
  return variants;
}

function errorsIn(form: (typeof forms)[number], values: object): string[] {
  return checkForm(form, { ...values }, 'IDR', TODAY).map(({ field, code }) => `${field} ${code}`);
}

function errorsOf(name: string, values: object): string[] {
  return variantsOf(name).flatMap((form) => errorsIn(form, values));
}

/** Whether a form takes a value in one of its fields; errors of its other fields do not count. */
function takes(name: string, field: string, value: unknown): boolean {
  return !errorsOf(name, { [field]: value }).some((error) => error.startsWith(`${field} `));
}

function taken(name: string, field: string, values: readonly unknown[]): readonly unknown[] {
  return values.filter((value) => takes(name, field, value));
}

const EMAIL_SUFFIX = `@${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}.example`;
const LONGEST_EMAIL = `${'a'.repeat(254 - EMAIL_SUFFIX.length)}${EMAIL_SUFFIX}`;

describe('a form takes', () => {
  // Rule forms.hours.
  it('each of the 24 full hours', () => {
    const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
    expect(taken('report-schedule', 'time_of_day', hours)).toEqual(hours);
    expect(taken('report-schedule', 'time_of_day', ['24:00', '08:30', '8:00', '08:01', '08:00:00'])).toEqual([]);
  });

  // Rule forms.email.
  it('an e-mail with a name and a domain with a dot, of 254 characters', () => {
    const good = ['a@b.id', 'siti.nur+pay@mail.kopi.example', LONGEST_EMAIL];
    expect(LONGEST_EMAIL.length).toBe(254);
    expect(taken('disbursement', 'recipient_email', good)).toEqual(good);
    const wrong = ['a@b', '@b.id', 'a@', 'a@.id', 'a@b.', 'a b@c.id', 'a@b..id', 'a@-b.id', `a${LONGEST_EMAIL}`];
    expect(taken('disbursement', 'recipient_email', wrong)).toEqual([]);
  });

  // Rule forms.reference.
  it('a reference of letters, digits and four marks that begins with a letter or digit', () => {
    const good = ['INV-2026/11_a.b', '7', 'z'];
    expect(taken('disbursement', 'external_id', good)).toEqual(good);
    expect(taken('disbursement', 'external_id', ['-1', '_a', '/a', '.a', 'a b', 'a:b', 'é', ''])).toEqual([]);
  });

  // Rule forms.promotion-code.
  it('a promotion code of 3 to 24 capitals, digits and underscores', () => {
    const good = ['ABC', 'BARU_10', 'A'.repeat(24)];
    const wrong = ['AB', 'A'.repeat(25), 'abc', 'A-B', 'A B'];
    expect(taken('credit-card-promotion', 'code', [...good, ...wrong])).toEqual(good);
  });

  // Rule accept.retail-codes.
  it('a prefix of retail payment codes, and 1 to 720 hours until they expire', () => {
    expect(taken('retail-outlet-setting', 'expiry_hours', [0, 1, 720, 721, 1.5])).toEqual([1, 720]);
    expect(taken('retail-outlet-setting', 'prefix', ['KOPI', 'AB', 'A', 'ABCDEFGHJ'])).toEqual(['AB']);
    expect(errorsOf('retail-outlet-setting', { prefix: 'KP', expiry_hours: 24 })).toEqual([]);
  });

  // Rule settings.checkout.
  it('colours, a font, a language, hours to pay and an address in the settings of the checkout', () => {
    const values = {
      primary_colour: '#1a2B3c',
      secondary_colour: '#ffffff',
      font: 'INTER',
      language: 'id',
      ttl_hours: 24,
    };
    expect(errorsOf('checkout-setting', values)).toEqual([]);
    expect(errorsOf('checkout-setting', { ...values, success_url: 'https://kopi.example/thanks' })).toEqual([]);
    expect(taken('checkout-setting', 'ttl_hours', [0, 1, 720, 721])).toEqual([1, 720]);
    for (const field of ['primary_colour', 'secondary_colour'])
      expect(taken('checkout-setting', field, ['red', '#fff', '#gggggg'])).toEqual([]);
    expect(taken('checkout-setting', 'language', ['id', 'en', 'fr'])).toEqual(['id', 'en']);
    expect(takes('checkout-setting', 'font', 'COMIC')).toBe(false);
    expect(takes('checkout-setting', 'success_url', 'http://kopi.example')).toBe(false);
    for (const field of Object.keys(values))
      expect(errorsOf('checkout-setting', { ...values, [field]: undefined })).toEqual([`${field} required`]);
  });

  // Rule platform.fees.
  it('a flat amount or a percentage as platform fee, for one kind of channel or all', () => {
    const fee = { name: 'Komisi', channel_category: 'ALL' };
    expect(errorsOf('platform-fee', { ...fee, unit: 'FLAT', amount: '2500' })).toEqual([]);
    expect(errorsOf('platform-fee', { ...fee, unit: 'PERCENT', percentage: '2.5' })).toEqual([]);
    expect(errorsOf('platform-fee', { ...fee, channel_category: 'EWALLET', unit: 'FLAT', amount: '1' })).toEqual([]);
    expect(errorsOf('platform-fee', { ...fee, unit: 'FLAT', percentage: '2.5' })).toContain('amount required');
    expect(errorsOf('platform-fee', { ...fee, unit: 'PERCENT', amount: '2500' })).toContain('percentage required');
    expect(errorsOf('platform-fee', fee)).toEqual(['unit required']);
    expect(takes('platform-fee', 'channel_category', 'CASH')).toBe(false);
  });

  // Rule products.escrow-customer.
  it('a lender, borrower, buyer or seller with an escrow account as customer of escrow', () => {
    const kinds = ['LENDER', 'BORROWER', 'BUYER', 'SELLER'];
    expect(taken('escrow-customer', 'type', [...kinds, 'BROKER'])).toEqual(kinds);
    const customer = { name: 'Siti', email: 'siti@kopi.example', type: 'LENDER' };
    expect(errorsOf('escrow-customer', customer)).toEqual(['account_id required']);
    const account = config?.forms.get('escrow-customer')?.source.value.sections.flatMap(({ fields }) => fields);
    expect(account?.find(({ field }) => field === 'account_id')).toMatchObject({ resource: 'escrow-open-accounts' });
  });

  // Rule products.card-valid-years.
  it('a card product that is valid for 1 to 10 years', () => {
    expect(taken('card-product', 'valid_years', [0, 1, 10, 11])).toEqual([1, 10]);
  });

  // Rule sending.banks-of-country.
  it('banks and wallets of the country, and an account number of 6 to 20 digits', () => {
    const indonesian = ['BCA', 'MANDIRI', 'OVO', 'DANA'];
    const philippine = ['BPI', 'UNIONBANK', 'GCASH', 'MAYA'];
    const banks = variantsOf('disbursement').map((variant) =>
      [...indonesian, ...philippine].filter(
        (bank) => !errorsIn(variant, { bank }).some((error) => error.startsWith('bank ')),
      ),
    );
    expect(banks).toContainEqual(indonesian);
    expect(banks).toContainEqual(philippine);
    expect(banks).not.toContainEqual([...indonesian, ...philippine]);
    const numbers = ['12345', '123456', '1'.repeat(20), '1'.repeat(21), '12-3456', 'ABCDEF'];
    expect(taken('disbursement', 'account_number', numbers)).toEqual(['123456', '1'.repeat(20)]);
  });
});
