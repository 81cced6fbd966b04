import type { Language } from '#contract/generated/api.ts';
import type { BrandConfig } from '../config/ConfigStore.ts';
import { fillText, fillWords, findWords } from '../language/fillWords.ts';
import type { Mail } from '../outbox/sendMail.ts';
import { mailHtml, withoutEmptyRows } from './mailHtml.ts';

/** A mail template with its brand, language and values. */
export interface MailContent {
  readonly brand: BrandConfig;
  readonly language: Language;
  /** `mails.<mail>_subject`, `mails.<mail>_text` and, where it has a button, `mails.<mail>_action`. */
  readonly mail: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A mail as text and HTML, sent in the brand's name. Rule notifications.html-and-text. */
export function composeMail({ brand, language, mail, values }: MailContent): Omit<Mail, 'to'> {
  const subject = fillWords(brand, language, `mails.${mail}_subject`, values);
  const words = findWords(brand, language, `mails.${mail}_text`);
  if (words === undefined) throw new Error(`No text for the mail ${mail} in ${language}.`);
  const template = withoutEmptyRows(words, values);
  const sender = brand.config.brands.get(brand.brand.id)?.source.value.mail;
  return {
    subject,
    text: fillText(template, values),
    html: mailHtml({
      brand: brand.brand,
      language,
      subject,
      template,
      values,
      action: findWords(brand, language, `mails.${mail}_action`),
    }),
    sender: { name: brand.brand.name, ...(sender && { from: sender.from, replyTo: sender.reply_to }) },
  };
}
