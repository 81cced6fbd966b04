import { browserName } from '#contract/browser/browserName.ts';
import type { Addressee } from '../../access/attempts/personMail.ts';
import { consoleAddress } from '../../core/config/consoleAddress.ts';
import type { ServerEnv } from '../../core/env.ts';
import { composeMail } from '../../core/mails/composeMail.ts';
import type { Mail } from '../../core/outbox/sendMail.ts';

/** A mail about a browser: a notice of a sign-in, or a link that verifies it. */
export type DeviceMail =
  | { readonly kind: 'device_new' }
  | { readonly kind: 'device_verify'; readonly token: string; readonly seconds: number };

/** The mail about a browser with which the user has not signed in before. */
export function deviceMail(
  env: ServerEnv,
  { email, fullName, language, brand }: Addressee,
  { ip, userAgent }: { readonly ip: string; readonly userAgent: string | undefined },
  mail: DeviceMail,
): Mail {
  const address = consoleAddress(brand, env);
  const isLink = mail.kind === 'device_verify';
  const values = {
    brand: brand.brand.name,
    name: fullName,
    ip,
    // The User-Agent is untrusted, so only known browser names are shown.
    browser: browserName(userAgent) ?? '–',
    // The last segment is part of the specified URL and has no meaning here.
    link: isLink ? `${address}/device_verification/${mail.token}/cookie` : `${address}/forgot_password`,
    minutes: isLink ? Math.floor(mail.seconds / 60) : 0,
    support_email: brand.brand.support_email,
  };
  return {
    to: email,
    ...composeMail({ brand, language, mail: mail.kind, values }),
  };
}
