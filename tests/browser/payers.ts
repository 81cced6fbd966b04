import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright';
import { expect, onTestFinished } from 'vitest';
import { DEMO_PIN } from '#demo/seedDemo.ts';
import { ROOT } from '../process/product.ts';
import { callApi } from './api.ts';
import { siteAddress, theBrowser } from './browser.ts';
import { resize } from './resize.ts';
import { expectSound } from './screen.ts';
import { sharedSession } from './sessions.ts';
import { siteUrl } from './site.ts';

export const OWNER = 'owner@kopi.test';
export const ENVIRONMENT = 'DEVELOPMENT';

/** Where pictures of every state go, when PICTURES is set. */
export const PICTURES = process.env.PICTURES && `${ROOT}.cache/payer`;

export interface Made {
  readonly id: string;
  readonly link: string;
  readonly status: string;
  readonly external_id: string;
}

/** Sends an action of the owner in test mode, and returns the record. */
export async function act(resource: string, action: string, input?: object): Promise<Made> {
  const { access_token: token } = await sharedSession(OWNER);
  const { business } = await callApi<{ business: { id: string } }>(siteUrl(), '/api/console', { token });
  const response = await fetch(new URL(`/api/${resource}/${action}?environment=${ENVIRONMENT}`, siteUrl()), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-new-authentication': 'true',
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({
      business_id: business.id,
      environment: ENVIRONMENT,
      confirmation: { type: 'pin', pin: DEMO_PIN },
      ...(input && { input }),
    }),
  });
  const answer = (await response.json()) as Made;
  expect(response.status, JSON.stringify(answer)).toBe(200);
  return read(resource, answer.id);
}

export async function read(resource: string, id: string): Promise<Made> {
  const { access_token: token } = await sharedSession(OWNER);
  return callApi(siteUrl(), `/api/${resource}/${id}?environment=${ENVIRONMENT}`, { token });
}

interface PayerOptions {
  readonly language?: 'en' | 'id';
  readonly colours?: 'light' | 'dark';
  readonly width?: number;
  readonly scripts?: boolean;
}

/** A payer: a new browser without a session. Fails when the page loads anything of another host. */
export async function payer({ language = 'en', colours = 'light', width = 390, scripts = true }: PayerOptions = {}) {
  const context: BrowserContext = await theBrowser().newContext({
    baseURL: siteAddress(),
    locale: language === 'id' ? 'id-ID' : 'en-PH',
    colorScheme: colours,
    viewport: { width, height: 844 },
    javaScriptEnabled: scripts,
  });
  const foreign: string[] = [];
  const said: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== siteAddress()) foreign.push(request.url());
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  onTestFinished(async () => {
    await context.close();
  });
  return {
    page,
    context,
    said,
    expectQuiet: async () => {
      expect(foreign).toEqual([]);
      expect(said).toEqual([]);
      expect(await context.cookies()).toEqual([]);
    },
  };
}

/** Looks at a state: accessible, without sideways scroll on the narrowest phone, in words. */
export async function look(page: Page, name: string): Promise<void> {
  await expectSound(page);
  if (!PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  const before = page.viewportSize();
  for (const [width, colours] of [
    [320, 'dark'],
    [768, 'light'],
    [1440, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme: colours });
    await resize(page, { width, height: width === 320 ? 640 : 900 });
    await page.screenshot({ path: `${PICTURES}/${name}-${width}-${colours}.png`, fullPage: true });
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (before !== null) await resize(page, before);
}

/** The address in the newest mail to a payer, a recipient or a buyer. */
export async function mailedAddress(email: string): Promise<string> {
  let address: string | undefined;
  await expect
    .poll(async () => {
      const mails = await callApi<{ text: string }[]>(siteUrl(), `/api/demo/outbox?to=${encodeURIComponent(email)}`);
      address = /\/(?:pay|claim|receipt)\/[\w-]+/.exec(mails[0]?.text ?? '')?.[0];
      return address;
    })
    .toBeDefined();
  return address ?? '';
}
