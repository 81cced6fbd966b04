import type { ActingPerson } from '../../access/sessions/people/SessionContext.ts';
import type { BrandConfig } from '../../core/config/ConfigStore.ts';
import { composeMail } from '../../core/mails/composeMail.ts';
import type { Mail } from '../../core/outbox/sendMail.ts';

/** The mail with a one-time code, in the person's language and brand. */
export function codeMail(brand: BrandConfig, person: ActingPerson, code: string, seconds: number): Mail {
  const language = person.user.preferredLanguage;
  const values = { code, brand: brand.brand.name, minutes: Math.floor(seconds / 60), name: person.user.fullName };
  return {
    to: person.user.email,
    ...composeMail({ brand, language, mail: 'code', values }),
  };
}
