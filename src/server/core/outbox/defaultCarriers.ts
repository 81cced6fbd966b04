import type { ServerEnv } from '../env.ts';
import type { Carriers } from './Carrier.ts';
import { gatewayCarrier } from './gatewayCarrier.ts';
import { smtpCarrier } from './smtpCarrier.ts';

/** The carriers that a deployment names; what it names none for stays in the outbox, where a demo is read. */
export function defaultCarriers({ mail, textGateway }: ServerEnv): Carriers {
  return {
    ...(mail && { mail: smtpCarrier(mail.smtpUrl, mail.from) }),
    ...(textGateway && { text: gatewayCarrier(textGateway.url, textGateway.token) }),
  };
}
