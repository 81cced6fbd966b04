import { requestWithoutSession, type TestApp } from './testApp.ts';

/** The code in the newest text message to a number. Throws where no message has one. */
export async function textedCode(test: TestApp, phone: string): Promise<string> {
  const { json } = await requestWithoutSession(test, `/api/demo/outbox?to=${encodeURIComponent(phone)}`);
  const code = /\b\d{6}\b/.exec(json[0]?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`There is no code for ${phone}.`);
  return code;
}

/** Another code of as many digits. */
export function wrongCode(right: string): string {
  return right.slice(0, 5) + ((Number(right[5]) + 5) % 10);
}
