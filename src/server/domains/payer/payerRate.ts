import type { FastifyRequest } from 'fastify';
import { signInRate } from '../../access/requests/signInRate.ts';
import type { Services } from '../../core/services.ts';

/**
 * Rate limit of payments by address and token: many payers of a mobile network share one address. Unknown tokens count for
 * the limit of the address alone, as every request.
 */
export function payerRate(services: Pick<Services, 'config'>) {
  const keyGenerator = ({ ip, params }: FastifyRequest) => `${ip} ${Object.values(params ?? {}).join()}`;
  return { ...signInRate(services), keyGenerator };
}
