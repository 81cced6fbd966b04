import { browserName } from '#contract/browser/browserName.ts';
import type { Addressee } from '../../access/attempts/personMail.ts';
import { consoleAddress } from '../../core/config/consoleAddress.ts';
import type { ServerEnv } from '../../core/env.ts';
import { composeMail } from '../../core/mails/composeMail.ts';
import type { Mail } from '../../core/outbox/sendMail.ts';

/** What a mail tells of a browser: that it has signed in, or by which link it may. */
export type DeviceMail =
  | { readonly kind: 'device_new' }
  | { readonly kind: 'device_verify'; readonly token: string; readonly seconds: number };

/** The mail about a browser that a person has not signed in with before. */
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
    // Whoever signs in says what their browser is called: none of it is shown but a name that is known here.
    browser: browserName(userAgent) ?? '–',
    // The second part is where browsers were told apart by how they draw; nothing looks at it any more.
    link: isLink ? `${address}/device_verification/${mail.token}/cookie` : `${address}/forgot_password`,
    minutes: isLink ? Math.floor(mail.seconds / 60) : 0,
    support_email: brand.brand.support_email,
  };
  return {
    to: email,
    ...composeMail({ brand, language, mail: mail.kind, values }),
  };
}
