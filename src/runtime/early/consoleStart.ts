import type { Console, Language } from '#contract/generated/api.ts';
import { readLanguage, storeLanguage } from '../language/storedLanguage.ts';
import { clearEnvironment, storeEnvironment } from '../session/environment.ts';
import { RequestError } from '../session/RequestError.ts';
import { request } from '../session/request.ts';
import { storeBusiness } from '../session/storedBusiness.ts';
import { startEarly } from './early.ts';
import type { ScreenPlace } from './screenAddresses.ts';

/** Words by key. */
export type Messages = Readonly<Record<string, string>>;

/** All that the console is drawn from. */
export interface ConsoleStart {
  readonly console: Console;
  readonly language: Language;
  readonly messages: Messages;
}

/** Fetches the words of a language, with the brand's own over them. Throws RequestError. */
export async function fetchMessages(language: Language): Promise<Messages> {
  return (await request(`/api/messages/${language}`)).body as Messages;
}

/** `language`: what the person chose on this device; the server keeps to what they chose for themselves. */
async function fetchConsole(language: Language): Promise<Console> {
  const options = { headers: { 'accept-language': language } };
  try {
    return (await request('/api/console', options)).body as Console;
  } catch (error) {
    if (!(error instanceof RequestError) || error.code !== 'ENVIRONMENT_NOT_ALLOWED_ERROR') throw error;
    // The cookie is from a business that may use live mode; the server knows what this one may use.
    clearEnvironment();
    return (await request('/api/console', options)).body as Console;
  }
}

/**
 * Fetches the console and its words at once, and what the screen at `place` needs as soon as the console says it.
 * Throws RequestError.
 */
export async function startConsole(place: ScreenPlace): Promise<ConsoleStart> {
  const likely = readLanguage(['en', 'id']);
  const words = fetchMessages(likely);
  words.catch(() => undefined);
  const addressing = import('./screenAddresses.ts');
  const console = await fetchConsole(likely);
  storeBusiness(console.business.id);
  storeEnvironment(console.environment);
  const { screenAddresses } = await addressing;
  for (const address of screenAddresses(console, place)) startEarly(address);
  const language = console.user.preferred_language;
  const messages = await (language === likely ? words : fetchMessages(language));
  storeLanguage(language);
  return { console, language, messages };
}
