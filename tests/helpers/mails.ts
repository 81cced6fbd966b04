import { expect } from 'vitest';
import { requestWithoutSession, type TestApp } from './testApp.ts';

/** What is sent after the answer may take its time on a loaded machine, in milliseconds. */
export const PATIENCE = { timeout: 10_000 } as const;

/** A mail as the demo's outbox shows it. */
export interface ReadMail {
  readonly subject: string;
  readonly text: string;
  /** The same as HTML. */
  readonly html?: string;
}

/** Everything that was mailed to an address, newest first. */
export async function mailsTo(test: TestApp, email: string): Promise<ReadMail[]> {
  return (await requestWithoutSession(test, `/api/demo/outbox?to=${encodeURIComponent(email)}`)).json;
}

/** The newest mail to an address with these words in its subject, once it is there: some are sent after the answer. */
export async function mailTo(test: TestApp, email: string, subject: RegExp): Promise<ReadMail> {
  let found: ReadMail | undefined;
  await expect
    .poll(async () => {
      found = (await mailsTo(test, email)).find((mail) => subject.test(mail.subject));
      return found?.subject ?? `no mail to ${email}`;
    }, PATIENCE)
    .toMatch(subject);
  if (found === undefined) throw new Error('There is a mail.');
  return found;
}

/** The token of the link that a mail brings. */
export function tokenIn({ text }: ReadMail, route: string): string {
  const token = new RegExp(`/${route}/([\\w-]{43})\\b`).exec(text)?.[1];
  if (token === undefined) throw new Error(`There is no link to /${route} in: ${text}`);
  return token;
}

/** The newest code that was mailed, of mails with the newest first; empty without one. Its subject begins with it. */
export function codeIn(mails: readonly Pick<ReadMail, 'subject'>[]): string {
  for (const { subject } of mails) {
    const code = /^\d{6}\b/.exec(subject)?.[0];
    if (code !== undefined) return code;
  }
  return '';
}
