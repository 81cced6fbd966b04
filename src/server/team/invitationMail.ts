import type { BrandConfig } from '../config/ConfigStore.ts';
import { consoleAddress } from '../config/consoleAddress.ts';
import type { ServerEnv } from '../env.ts';
import type { SessionContext } from '../identity/SessionContext.ts';
import { composeMail } from '../mails/composeMail.ts';
import type { Mail } from '../outbox/sendMail.ts';

/** Who is invited, and by what link. */
export interface InvitationLetter {
  readonly fullName: string;
  readonly email: string;
  readonly token: string;
  readonly days: number;
}

/** The mail that asks somebody to join, in the language of whoever asks them and their brand's words. */
export function invitationMail(
  brand: BrandConfig,
  env: ServerEnv,
  { user, business }: SessionContext,
  { fullName, email, token, days }: InvitationLetter,
): Mail {
  const values = {
    brand: brand.brand.name,
    business: business.name,
    inviter: user.fullName,
    name: fullName,
    days,
    link: `${consoleAddress(brand, env)}/invitation/${token}`,
  };
  const language = user.preferredLanguage;
  return {
    to: email,
    ...composeMail({ brand, language, mail: 'invitation', values }),
  };
}
