import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { repeatsHelp } from './repeatsHelp.ts';

describe.each(['en', 'id'])('an error beside its help, in %s', (language) => {
  const path = new URL(`../../../../locales/${language}.json`, import.meta.url);
  const texts = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  const text = (key: string) => (texts[key] ?? '').replaceAll('%{limit}', 'Rp42.000');

  it.each([
    ['forms.credit_card_refund.amount_help', 'form_errors.more_than_left'],
    ['forms.business_profile.tax_number_help', 'form_errors.pattern_npwp'],
    ['forms.business_profile.tax_number_help_philippines', 'form_errors.pattern_tax_number_12'],
    ['forms.checkout_setting.colour_help', 'form_errors.pattern_colour'],
    ['forms.credit_card_promotion.code_help', 'form_errors.pattern_promotion_code'],
    ['forms.fraud_bin.value_help', 'form_errors.pattern_bin'],
    ['forms.tax_slip.period_help', 'form_errors.pattern_month'],
  ])('%s is repeated by %s', (help, error) => {
    expect([text(help), text(error), repeatsHelp(text(help), text(error))]).toEqual([text(help), text(error), true]);
    expect(text(help)).not.toBe('');
  });

  it.each([
    ['forms.credit_card_refund.amount_help', 'form_errors.required'],
    ['forms.credit_card_refund.amount_help', 'form_errors.more_than_nothing'],
    ['forms.credit_card_promotion.minimum_amount_help', 'form_errors.format_decimal'],
    ['forms.invoice.external_id_help', 'form_errors.pattern_reference'],
    ['forms.payment_link.end_date_help', 'form_errors.past'],
    ['forms.disbursement.amount_help', 'form_errors.balance_short'],
    ['forms.retail_outlet_setting.prefix_help', 'form_errors.minLength'],
  ])('%s is not repeated by %s', (help, error) => {
    expect(text(help)).not.toBe('');
    expect(repeatsHelp(text(help), text(error))).toBe(false);
  });
});

it('an error repeats a help of which it has half of the words, or all figures of its one sentence', () => {
  expect(repeatsHelp('Letters and digits only', 'Use letters and spaces.')).toBe(true);
  expect(repeatsHelp('Letters and digits only', 'Use letters.')).toBe(false);
  expect(repeatsHelp('At least 3 and at most 9 characters', 'Enter 3 to 9.')).toBe(true);
  expect(repeatsHelp('At least 3 and at most 9 characters', 'Enter 9.')).toBe(false);
  expect(repeatsHelp('It has 3 characters. It never changes again.', 'Enter 3.')).toBe(false);
  expect(repeatsHelp('', 'Enter 3.')).toBe(false);
});
