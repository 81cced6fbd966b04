import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Tokens } from '#contract/generated/api.ts';
import { newEmail } from '../helpers/newEmail.ts';
import { callApi } from './api.ts';
import { siteAddress } from './browser.ts';

/** A person who registered a business, and confirmed their e-mail. */
export interface Registered {
  readonly email: string;
  readonly password: string;
}

/** A phone number of each country. */
const PHONES = { ID: '+6281234567890', PH: '+639171234567' } as const;

/** Registers a business under a new address like the given one, and confirms it by the mailed link. */
export async function registerBusiness(
  business_name: string,
  emailLike: string,
  preferred_language: 'en' | 'id' = 'id',
  country: keyof typeof PHONES = 'ID',
): Promise<Registered> {
  const site = siteAddress();
  const email = newEmail(emailLike);
  const password = 'teh poci gula batu';
  const response = await fetch(new URL('/api/registrations', site), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      email,
      password,
      business_name,
      full_name: 'Dian Safitri',
      country,
      phone_number: PHONES[country],
      preferred_language,
    }),
  });
  expect(response.status).toBe(200);
  let token: string | undefined;
  const look = async () => {
    const mails = await callApi<{ text: string }[]>(site, `/api/demo/outbox?to=${email}`);
    for (const { text } of mails) token ??= /\/confirm_email\/([\w-]{43})/.exec(text)?.[1];
    return token;
  };
  await expect.poll(look).toBeDefined();
  await callApi(site, '/api/users/confirm_email', { method: 'POST', body: { token, password } });
  // The tours would begin over what a test does; tours.test.ts takes them.
  const { access_token: token_ } = await callApi<Tokens>(site, '/api/auth/email', {
    method: 'POST',
    body: { email, password },
  });
  const read = ['tour.sidebar', 'tour.payment-links'].map((notify) => ({ notify, status: 'INACTIVE' }));
  await callApi(site, '/api/users/update_notification', {
    token: token_,
    method: 'PATCH',
    body: { account_notifications: read },
  });
  return { email, password };
}
