import { type Address, addressText } from '#contract/addresses/Address.ts';
import type { ResolvedFormField } from '#contract/generated/api.ts';
import type { Formats } from '../../console/useFormats.ts';
import type { Translate } from '../errors/Translate.ts';

/** What a value is written with. */
export interface ValueWords {
  readonly translate: Translate;
  readonly formats: Formats;
  /** Of amounts: that of the business. */
  readonly currency: string;
}

function optionText({ options }: ResolvedFormField, value: string, translate: Translate): string {
  const label = options?.find((option) => option.value === value)?.label;
  return label === undefined ? value : translate(label, { _: value });
}

function partsText(field: ResolvedFormField, value: object, words: ValueWords): string {
  const texts = (field.fields ?? []).map((part) => describeValue(part, Reflect.get(value, part.field), words));
  return texts.filter((text) => text !== undefined).join(' · ');
}

/** Returns a value of a form as people read it; `undefined` while nothing is filled in. */
export function describeValue(field: ResolvedFormField, value: unknown, words: ValueWords): string | undefined {
  const { translate, formats, currency } = words;
  if (field.type === 'checkbox') return translate(value === true ? 'shell.yes' : 'shell.no');
  if (value === undefined || value === null || value === '') return undefined;
  if (field.secret === true) return '••••••';
  if (Array.isArray(value)) {
    const texts = value.map((item) =>
      typeof item === 'object' && item !== null
        ? partsText(field, item, words)
        : optionText(field, String(item), translate),
    );
    return texts.length === 0 ? undefined : texts.join('\n');
  }
  if (field.type === 'address') return addressText(value as Partial<Address>) || undefined;
  if (typeof value === 'object') return partsText(field, value, words) || undefined;
  if (field.type === 'money') return formats.money(String(value), currency);
  if (field.type === 'date') return formats.day(String(value));
  return optionText(field, String(value), translate);
}
