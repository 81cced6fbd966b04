import type { ServerEnv } from '../env.ts';
import type { Carriers } from './Carrier.ts';
import { gatewayCarrier } from './gatewayCarrier.ts';
import { smtpCarrier } from './smtpCarrier.ts';

/** The transports that the environment configures. Messages of other channels stay in the outbox, which the demo shows. */
export function defaultCarriers({ mail, textGateway }: ServerEnv): Carriers {
  return {
    ...(mail && { mail: smtpCarrier(mail.smtpUrl, mail.from) }),
    ...(textGateway && { text: gatewayCarrier(textGateway.url, textGateway.token) }),
  };
}
