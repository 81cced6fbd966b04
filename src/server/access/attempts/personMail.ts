import type { Language } from '#contract/generated/api.ts';
import type { BrandConfig } from '../../core/config/ConfigStore.ts';
import { consoleAddress } from '../../core/config/consoleAddress.ts';
import { composeMail } from '../../core/mails/composeMail.ts';
import type { Mail } from '../../core/outbox/sendMail.ts';
import type { Services } from '../../core/services.ts';

/** Whom a mail is to, in which language and in whose name. */
export interface Addressee {
  readonly email: string;
  readonly fullName: string;
  readonly language: Language;
  readonly brand: BrandConfig;
}

/** The mails to somebody who is not signed in: `mails.<mail>_subject` and `mails.<mail>_text`. */
export type PersonMail =
  | 'account_locked'
  | 'confirm_email'
  | 'password_changed'
  | 'password_link'
  | 'registered_already'
  | 'sign_in_link';

/** A link that stands in a mail. */
export interface MailedLink {
  /** With a slash before it. */
  readonly path: string;
  /** How long it is good for. */
  readonly seconds?: number;
}

/** A mail to a person in their language and their brand's words, with a link to the brand's console. */
export function personMail(
  { env }: Pick<Services, 'env'>,
  { email, fullName, language, brand }: Addressee,
  mail: PersonMail,
  { path, seconds = 0 }: MailedLink,
): Mail {
  const values = {
    brand: brand.brand.name,
    name: fullName,
    support_email: brand.brand.support_email,
    link: `${consoleAddress(brand, env)}${path}`,
    minutes: Math.floor(seconds / 60),
    hours: Math.floor(seconds / 3600),
  };
  return {
    to: email,
    ...composeMail({ brand, language, mail: mail, values }),
  };
}
