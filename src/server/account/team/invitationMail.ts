import type { SessionContext } from '../../access/sessions/people/SessionContext.ts';
import type { BrandConfig } from '../../core/config/ConfigStore.ts';
import { consoleAddress } from '../../core/config/consoleAddress.ts';
import type { ServerEnv } from '../../core/env.ts';
import { composeMail } from '../../core/mails/composeMail.ts';
import type { Mail } from '../../core/outbox/sendMail.ts';

/** An invited person and their link. */
export interface InvitationMail {
  readonly fullName: string;
  readonly email: string;
  readonly token: string;
  readonly days: number;
}

/** The invitation mail, in the language and brand of the user who invites. */
export function invitationMail(
  brand: BrandConfig,
  env: ServerEnv,
  { user, business }: SessionContext,
  { fullName, email, token, days }: InvitationMail,
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
