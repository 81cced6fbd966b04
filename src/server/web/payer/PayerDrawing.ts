import type { FieldError, Language, PayerPaymentRequest } from '#contract/generated/api.ts';
import type { BrandConfig } from '../../core/config/ConfigStore.ts';
import { fillWords } from '../../core/language/fillWords.ts';
import type { PayerFiles } from './payerFiles.ts';

/** What every part of a payer's page is drawn with. */
export interface PayerDrawing {
  readonly brand: BrandConfig;
  readonly language: Language;
  readonly files: PayerFiles;
  /** Of the response's content security policy. */
  readonly nonce: string;
  /** Path of the page. */
  readonly path: string;
  /** What its address holds that the page in the other language has too. */
  readonly keeps?: Readonly<Record<string, string>>;
}

/** A payment that was not accepted, and what was entered: for payers without scripts. */
export interface Rejected {
  readonly code: string;
  readonly errors: readonly FieldError[];
  readonly entered: Readonly<Record<string, string | undefined>>;
}

/** What happened before the page is drawn. */
export interface PayerOutcome {
  /** How this payer pays, or has paid. */
  readonly request?: PayerPaymentRequest | undefined;
  readonly rejected?: Rejected | undefined;
}

/** What a text is written with. */
type Wording = Pick<PayerDrawing, 'brand' | 'language'>;

/** A text by its whole key, as the console has it. */
export function text({ brand, language }: Wording, key: string, values: Readonly<Record<string, string>> = {}): string {
  return fillWords(brand, language, key, { brand: brand.brand.name, ...values });
}

/** A text of the page, `pay.<key>`. */
export function words(drawing: Wording, key: string, values?: Readonly<Record<string, string>>): string {
  return text(drawing, `pay.${key}`, values);
}

/** A text of the claim page, `claim.<key>`. */
export function claimWords(drawing: Wording, key: string, values?: Readonly<Record<string, string>>): string {
  return text(drawing, `claim.${key}`, values);
}
