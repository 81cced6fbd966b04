import type { FastifyRequest } from 'fastify';
import { readDeviceCookie, setDeviceCookie } from '../../access/attempts/deviceCookie.ts';
import { recoverableUser } from '../../access/attempts/recoverablePerson.ts';
import { createOneTimeToken, dropOneTimeTokens } from '../../access/sessions/oneTimeTokens.ts';
import { originOf } from '../../access/sessions/originOf.ts';
import { createToken, hashToken } from '../../access/sessions/tokens.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { sendMail } from '../../core/outbox/sendMail.ts';
import type { Services } from '../../core/services.ts';
import type { ProofTables } from '../mfa/Proof.ts';
import type { Exchange } from '../signIn/beginSession.ts';
import { deviceMail } from './deviceMail.ts';
import { type Device, lookUpDevice, moveDevice, rememberDevice } from './knownDevices.ts';

/** What is left to do in the transaction of the session: the browser is known from then on. */
export type Admission = (transaction: ProofTables) => Promise<void>;

/**
 * The browser of a request. One that the person is new to gets a new secret: who has given it the one that it shows could
 * be known by it as this person otherwise.
 */
async function deviceOf(request: FastifyRequest, { database, env }: Services, userId: string) {
  const { userAgent } = originOf(request);
  const shown = readDeviceCookie(request, env);
  const before = shown === undefined ? undefined : hashToken(shown);
  const found = await lookUpDevice(database.drizzle, userId, before);
  const secret = shown !== undefined && found.isKnown ? shown : createToken();
  const device: Device = { userId, hash: hashToken(secret), userAgent };
  async function renew(transaction: ProofTables): Promise<void> {
    if (before !== undefined && !found.isKnown) await moveDevice(transaction, before, device.hash);
  }
  return { ...found, device, secret, renew };
}

/**
 * Knows the browser that a mailed link of a person was opened in: their tries to sign in are counted apart from everybody
 * else's from then on.
 */
export async function knowDevice({ request, reply, services }: Exchange, userId: string): Promise<Admission> {
  const { device, secret, renew } = await deviceOf(request, services, userId);
  setDeviceCookie(request, reply, services.env, secret);
  return async (transaction) => {
    await renew(transaction);
    await rememberDevice(transaction, device, services.now());
  };
}

/**
 * Looks at the browser that somebody signs in with who has proved who they are. One that is not known is let in and told of by
 * mail, or has to be verified by a mailed link first, as the deployment has it (limits.yaml, sign_in.new_device). The first
 * browser of a person is theirs. Throws DEVICE_NOT_VERIFIED_ERROR.
 */
export async function admitDevice({ request, reply, services }: Exchange, userId: string): Promise<Admission> {
  const { database, config, env, now } = services;
  const { new_device: mode } = config.current().limits.sign_in;
  const origin = originOf(request);
  const { device, secret, isKnown, hasOthers, renew } = await deviceOf(request, services, userId);
  setDeviceCookie(request, reply, env, secret);
  const isNews = !isKnown && hasOthers;

  if (isNews && mode === 'verify') {
    const person = await recoverableUser(services, userId, request);
    const seconds = config.current().limits.confirmation.code_seconds;
    await database.drizzle.transaction(async (tx) => {
      await renew(tx);
      await dropOneTimeTokens(tx, 'VERIFY_DEVICE', userId, now());
      const details = { device: device.hash.toString('hex') };
      const token = await createOneTimeToken(tx, { purpose: 'VERIFY_DEVICE', userId, details, seconds }, now());
      const mail = { kind: 'device_verify', token, seconds } as const;
      if (person !== undefined) await sendMail(tx, deviceMail(env, person.addressee, origin, mail), now());
    });
    throw new ApiError(
      'DEVICE_NOT_VERIFIED_ERROR',
      'This browser is not verified. Open the link in the e-mail in this browser.',
    );
  }

  // The demo's people sign in by scripts, and its outbox is read by people.
  const isTold = isNews && mode === 'tell' && !env.demo;
  const person = isTold ? await recoverableUser(services, userId, request) : undefined;
  return async (transaction) => {
    await renew(transaction);
    await rememberDevice(transaction, device, now());
    if (person === undefined) return;
    await sendMail(transaction, deviceMail(env, person.addressee, origin, { kind: 'device_new' }), now());
  };
}
