import type { ActingPerson } from '../../../access/sessions/people/SessionContext.ts';
import type { Activity } from '../../../core/activity/recordActivity.ts';
import type { BrandConfig } from '../../../core/config/ConfigStore.ts';
import { consoleAddress } from '../../../core/config/consoleAddress.ts';
import type { ServerEnv } from '../../../core/env.ts';
import { fillWords } from '../../../core/language/fillWords.ts';
import { composeMail } from '../../../core/mails/composeMail.ts';
import type { Mail } from '../../../core/outbox/sendMail.ts';

/** Changes that are announced by mail, because an attacker may have made them. */
export type SecurityChange = Extract<
  Activity['action'],
  'MFA_ENABLED' | 'MFA_DISABLED' | 'BACKUP_CODES_MADE' | 'PHONE_VERIFIED' | 'PIN_SET'
>;

/** The mail about a change of the user's sign-in settings. */
export function securityMail(brand: BrandConfig, env: ServerEnv, { user }: ActingPerson, change: SecurityChange): Mail {
  const language = user.preferredLanguage;
  const values = {
    brand: brand.brand.name,
    name: user.fullName,
    change: fillWords(brand, language, `mails.security_change.${change}`, {}),
    link: `${consoleAddress(brand, env)}/forgot_password`,
    support_email: brand.brand.support_email,
  };
  return {
    to: user.email,
    ...composeMail({ brand, language, mail: 'security', values }),
  };
}
