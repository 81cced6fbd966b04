import type { Console, Language } from '#contract/generated/api.ts';
import { readLanguage, storeLanguage } from '../language/storedLanguage.ts';
import { removeDraftsOfOthers } from '../session/clearStored.ts';
import { followConsoleLink } from '../session/consoleLink.ts';
import { clearEnvironment, rememberEnvironment } from '../session/environment.ts';
import { rememberPage } from '../session/pageContext.ts';
import { RequestError } from '../session/RequestError.ts';
import { request } from '../session/request.ts';
import type { ApiResponse } from '../session/send.ts';
import { storeBusiness } from '../session/storedBusiness.ts';
import { clearPrefetched, prefetchRequest } from './prefetchedRequests.ts';
import type { ScreenPlace } from './screenAddresses.ts';
import { readAddresses, storeAddresses } from './storedAddresses.ts';

/** Messages by key. */
export type Messages = Readonly<Record<string, string>>;

/** Everything that the console is rendered from. */
export interface ConsoleStart {
  readonly console: Console;
  readonly language: Language;
  readonly messages: Messages;
}

/** Fetches the messages of a language, overridden by the brand's own. Throws RequestError. */
export async function fetchMessages(language: Language): Promise<Messages> {
  return (await request(`/api/messages/${language}`)).body as Messages;
}

/** `language`: the language chosen on this device; the user's stored preference takes precedence on the server. */
async function fetchConsole(language: Language): Promise<ApiResponse> {
  const options = { headers: { 'accept-language': language } };
  try {
    return await request('/api/console', options);
  } catch (error) {
    if (!(error instanceof RequestError) || error.code !== 'ENVIRONMENT_NOT_ALLOWED_ERROR') throw error;
    // The cookie is of a business that may use live mode; the server picks an environment that this one may use.
    clearEnvironment();
    return await request('/api/console', options);
  }
}

/** Prefetches the data of the screen at a location, and stores its addresses for the next visit. */
async function startScreen(console: Console, place: ScreenPlace): Promise<void> {
  const { routeAddresses, screenAddresses } = await import('./screenAddresses.ts');
  const addresses = screenAddresses(console, place);
  for (const address of addresses) prefetchRequest(address);
  storeAddresses(console.version, () => routeAddresses(console), place.pathname + place.search, addresses);
}

/**
 * Fetches the console, its messages and the data of the screen at `place`: first as stored by the last visit, then
 * again where the console differs. Throws RequestError.
 */
export async function startConsole(place: ScreenPlace): Promise<ConsoleStart> {
  clearPrefetched();
  rememberPage(undefined);
  // Before anything of the business is requested.
  await followConsoleLink();
  const likely = readLanguage(['en', 'id']);
  // Denied if the environment cookie is of a business that may use live mode; requested again below.
  const words = fetchMessages(likely).catch(() => undefined);
  for (const address of readAddresses(place.pathname + place.search)) prefetchRequest(address);
  const answer = await fetchConsole(likely);
  const console = answer.body as Console;
  rememberPage({ business: console.business.id, access: answer.headers.get('x-access') ?? undefined });
  removeDraftsOfOthers(console.user.id);
  storeBusiness(console.business.id);
  rememberEnvironment(console.environment);
  await startScreen(console, place);
  const language = console.user.preferred_language;
  const messages = (language === likely ? await words : undefined) ?? (await fetchMessages(language));
  storeLanguage(language);
  return { console, language, messages };
}
