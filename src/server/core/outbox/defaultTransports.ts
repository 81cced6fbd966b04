import type { ServerEnv } from '../env.ts';
import { gatewayTransport } from './gatewayTransport.ts';
import type { MessageTransports } from './MessageTransport.ts';
import { smtpTransport } from './smtpTransport.ts';

/** The transports that the environment configures. Messages of other channels stay in the outbox, which the demo shows. */
export function defaultTransports({ mail, textGateway }: ServerEnv): MessageTransports {
  return {
    ...(mail && { mail: smtpTransport(mail.smtpUrl, mail.from) }),
    ...(textGateway && { text: gatewayTransport(textGateway.url, textGateway.token) }),
  };
}
