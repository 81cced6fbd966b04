import type { Addressee } from '../../../access/attempts/personMail.ts';
import { fillWords } from '../../../core/language/fillWords.ts';
import type { TextMessage } from '../../../core/outbox/sendMail.ts';

/** The text message with a one-time code, in the user's language and brand. */
export function codeText(
  phone: string,
  { brand, language }: Pick<Addressee, 'brand' | 'language'>,
  code: string,
  seconds: number,
): TextMessage {
  const values = { code, brand: brand.brand.name, minutes: Math.floor(seconds / 60) };
  return { to: phone, text: fillWords(brand, language, 'texts.code', values) };
}
