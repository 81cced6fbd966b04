import { afterAll, beforeAll } from 'vitest';
import { signIn, startTestApp } from '../../helpers/testApp.ts';
import { type Applicant, fillIn, methodOf, send } from './applications.ts';

/** The payment methods of the demo's first business, in test mode. */
export interface KopiMethods {
  readonly merchant: Applicant;
  /** Runs an action of a channel's method. Returns the status and the code of the error. */
  act(channel: string, action: string, input?: object): Promise<[number, string | undefined]>;
  /** Applies, or completes an application, with everything that the channel needs but for changes. */
  apply(channel: string, action: string, changes?: object): Promise<[number, string | undefined]>;
}

/** Starts the app before the tests of a file and closes it after them; `merchant` may not be used before. */
export function kopiMethods(): KopiMethods {
  let merchant: Applicant | undefined;
  beforeAll(async () => {
    const test = await startTestApp();
    const person = await signIn(test, 'owner@kopi.test');
    const { business } = (await person.request('/api/console')).json;
    merchant = { test, person, business: business.id, environment: 'DEVELOPMENT' };
  }, 120_000);
  afterAll(() => merchant?.test.close());
  function current(): Applicant {
    if (merchant === undefined) throw new Error('The app starts in beforeAll: use it in tests and hooks only.');
    return merchant;
  }
  async function act(channel: string, action: string, input?: object): Promise<[number, string | undefined]> {
    const { id } = await methodOf(current(), channel);
    const { status, json } = await send(current(), id, action, input);
    return [status, json.error_code];
  }
  return {
    get merchant() {
      return current();
    },
    act,
    async apply(channel, action, changes = {}) {
      const { id } = await methodOf(current(), channel);
      return act(channel, action, { ...(await fillIn(current(), id, action)), ...changes });
    },
  };
}
