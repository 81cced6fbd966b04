import type { FastifyRequest } from 'fastify';
import { readDeviceCookie, setDeviceCookie } from '../../access/attempts/deviceCookie.ts';
import { recoverableUser } from '../../access/attempts/recoverablePerson.ts';
import { originOf } from '../../access/sessions/activity/originOf.ts';
import { createOneTimeToken, dropOneTimeTokens } from '../../access/sessions/credentials/oneTimeTokens.ts';
import { createToken, hashToken } from '../../access/sessions/credentials/tokens.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { sendMail } from '../../core/outbox/sendMail.ts';
import type { Services } from '../../core/services.ts';
import type { ProofTables } from '../mfa/factors/Proof.ts';
import type { Exchange } from '../signIn/beginSession.ts';
import { deviceMail } from './deviceMail.ts';
import { type Device, lookUpDevice, moveDevice, rememberDevice } from './knownDevices.ts';

/** Stores the device as known, in the transaction of the session. */
export type RememberDevice = (transaction: ProofTables) => Promise<void>;

/**
 * The browser of a request. A browser that is unknown for this user gets a new secret: otherwise another person who has set
 * its current cookie could be recognized as this user.
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

/** Marks the browser in which a mailed link was opened as known, so that its sign-in attempts are counted separately. */
export async function trustDevice({ request, reply, services }: Exchange, userId: string): Promise<RememberDevice> {
  const { device, secret, renew } = await deviceOf(request, services, userId);
  setDeviceCookie(request, reply, services.env, secret);
  return async (transaction) => {
    await renew(transaction);
    await rememberDevice(transaction, device, services.realTime());
  };
}

/**
 * Checks the browser of a user whose identity has been verified. An unknown one is announced by mail, or must first be
 * verified by a mailed link, depending on the deployment (limits.yaml, sign_in.new_device). The first browser of a user is
 * always accepted. Throws DEVICE_NOT_VERIFIED_ERROR.
 */
export async function checkDevice({ request, reply, services }: Exchange, userId: string): Promise<RememberDevice> {
  const { database, config, env, realTime: now } = services;
  const { new_device: mode } = config.current().limits.sign_in;
  const origin = originOf(request);
  const { device, secret, isKnown, hasOthers, renew } = await deviceOf(request, services, userId);
  setDeviceCookie(request, reply, env, secret);
  const isNew = !isKnown && hasOthers;

  if (isNew && mode === 'verify') {
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

  // In the demo people sign in by scripts, and its outbox is public.
  const isAnnounced = isNew && mode === 'tell' && !env.demo;
  const person = isAnnounced ? await recoverableUser(services, userId, request) : undefined;
  return async (transaction) => {
    await renew(transaction);
    await rememberDevice(transaction, device, now());
    if (person === undefined) return;
    await sendMail(transaction, deviceMail(env, person.addressee, origin, { kind: 'device_new' }), now());
  };
}
