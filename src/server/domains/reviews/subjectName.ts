import type { Language } from '#contract/generated/api.ts';
import { reviewOf } from '#contract/reviews.ts';
import type { BrandConfig } from '../../core/config/ConfigStore.ts';
import { findWords } from '../../core/language/fillWords.ts';
import type { ReviewedRow } from './reviewedRow.ts';

/** A record that is reviewed. */
interface Named {
  /** Name of the record. */
  readonly record: string;
  /** The id with its prefix. */
  readonly id: string;
  readonly row: ReviewedRow;
}

/** A value of a field that has one of a list. */
interface ListedValue {
  /** Name of the record. */
  readonly record: string;
  readonly field: string;
  readonly value: string;
}

/** The words of a value; the value itself where it has none. */
export function valueWords(brand: BrandConfig, language: Language, { record, field, value }: ListedValue): string {
  const keys = [`values.${record.replaceAll('-', '_')}.${field}.${value}`, `values.common.${value}`];
  return keys.map((key) => findWords(brand, language, key)).find((words) => words !== undefined) ?? value;
}

/**
 * What a record is called by its reviewers and in mails: the field that its review declares; its words, where that is one
 * of a list of values; the id of a record without a name.
 * Rule reviews.names.
 */
export function subjectName(brand: BrandConfig, language: Language, { record, id, row }: Named): string {
  const field = reviewOf(record)?.name ?? '';
  const value = row[field];
  if (typeof value !== 'string' || value === '') return id;
  if (!brand.config.records.get(record)?.fields[field]?.values.includes(value)) return value;
  return valueWords(brand, language, { record, field, value });
}
