import type { Language } from '#contract/generated/api.ts';
import type { BrandConfig } from '../../core/config/ConfigStore.ts';
import { consoleAddress } from '../../core/config/consoleAddress.ts';
import { composeMail } from '../../core/mails/composeMail.ts';
import type { Mail } from '../../core/outbox/sendMail.ts';
import type { Services } from '../../core/services.ts';

/** Recipient of a mail, with language and brand. */
export interface Addressee {
  readonly email: string;
  readonly fullName: string;
  readonly language: Language;
  readonly brand: BrandConfig;
}

/** Mails to a person who is not signed in: `mails.<mail>_subject` and `mails.<mail>_text`. */
export type PersonMail =
  | 'account_locked'
  | 'confirm_email'
  | 'password_changed'
  | 'password_link'
  | 'registered_already'
  | 'sign_in_link';

/** A link in a mail. */
export interface MailedLink {
  /** With a leading slash. */
  readonly path: string;
  /** How long the link is valid, in seconds. */
  readonly seconds?: number;
}

/** A mail in the person's language and brand, with a link to the brand's console. */
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
