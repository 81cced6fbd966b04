import { ApiError } from '../errors/ApiError.ts';
import type { Exchange } from '../identity/beginSession.ts';
import { createOneTimeToken, dropOneTimeTokens } from '../identity/oneTimeTokens.ts';
import { originOf } from '../identity/originOf.ts';
import { recoverableUser } from '../identity/recovery/recoverablePerson.ts';
import { hashToken } from '../identity/tokens.ts';
import type { ProofTables } from '../mfa/Proof.ts';
import { sendMail } from '../outbox/sendMail.ts';
import { deviceSecret, keepDevice } from './deviceCookie.ts';
import { deviceMail } from './deviceMail.ts';
import { type Device, lookUpDevice, rememberDevice } from './knownDevices.ts';

/** What is left to do in the transaction of the session: the browser is known from then on. */
export type Admission = (transaction: ProofTables) => Promise<void>;

/**
 * Looks at the browser that somebody signs in with who has proved who they are. One that is not known is let in and told of by
 * mail, or has to be verified by a mailed link first, as the deployment has it (limits.yaml, sign_in.new_device). The first
 * browser of a person is theirs. Throws DEVICE_NOT_VERIFIED_ERROR.
 */
export async function admitDevice({ request, reply, services }: Exchange, userId: string): Promise<Admission> {
  const { database, config, env, now } = services;
  const { new_device: mode } = config.current().limits.sign_in;
  const origin = originOf(request);
  const secret = deviceSecret(request, env);
  const device: Device = { userId, hash: hashToken(secret), userAgent: origin.userAgent };
  const { isKnown, hasOthers } = await lookUpDevice(database.drizzle, device);
  keepDevice(request, reply, env, secret);
  const isNews = !isKnown && hasOthers;

  if (isNews && mode === 'verify') {
    const person = await recoverableUser(services, userId, request);
    const seconds = config.current().limits.confirmation.code_seconds;
    await database.drizzle.transaction(async (tx) => {
      await dropOneTimeTokens(tx, 'VERIFY_DEVICE', userId, now());
      const details = { device: device.hash.toString('hex') };
      const token = await createOneTimeToken(tx, { purpose: 'VERIFY_DEVICE', userId, details, seconds }, now());
      const mail = { kind: 'device_verify', token, seconds } as const;
      if (person !== undefined) await sendMail(tx, deviceMail(env, person.addressee, origin, mail), now());
    });
    throw new ApiError('DEVICE_NOT_VERIFIED_ERROR', 'This browser is new; open the link that was mailed in it.');
  }

  // The demo's people sign in by scripts, and its outbox is read by people.
  const isTold = isNews && mode === 'tell' && !env.demo;
  const person = isTold ? await recoverableUser(services, userId, request) : undefined;
  return async (transaction) => {
    await rememberDevice(transaction, device, now());
    if (person === undefined) return;
    await sendMail(transaction, deviceMail(env, person.addressee, origin, { kind: 'device_new' }), now());
  };
}
