import type { Console, Language } from '#contract/generated/api.ts';
import { readLanguage, storeLanguage } from '../language/storedLanguage.ts';
import { removeDraftsOfOthers } from '../session/clearStored.ts';
import { clearEnvironment, rememberEnvironment } from '../session/environment.ts';
import { rememberPage } from '../session/pageContext.ts';
import { RequestError } from '../session/RequestError.ts';
import { request } from '../session/request.ts';
import type { ApiResponse } from '../session/send.ts';
import { storeBusiness } from '../session/storedBusiness.ts';
import { clearPrefetched, prefetchRequest } from './prefetchedRequests.ts';
import type { ScreenPlace } from './screenAddresses.ts';
import { readAddresses, storeAddresses } from './storedAddresses.ts';

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
async function fetchConsole(language: Language): Promise<ApiResponse> {
  const options = { headers: { 'accept-language': language } };
  try {
    return await request('/api/console', options);
  } catch (error) {
    if (!(error instanceof RequestError) || error.code !== 'ENVIRONMENT_NOT_ALLOWED_ERROR') throw error;
    // The cookie is from a business that may use live mode; the server knows what this one may use.
    clearEnvironment();
    return await request('/api/console', options);
  }
}

/** Starts what the screen at a place asks for as the console tells, and keeps it for the next visit. */
async function startScreen(console: Console, place: ScreenPlace): Promise<void> {
  const { routeAddresses, screenAddresses } = await import('./screenAddresses.ts');
  const addresses = screenAddresses(console, place);
  for (const address of addresses) prefetchRequest(address);
  storeAddresses(console.version, () => routeAddresses(console), place.pathname + place.search, addresses);
}

/**
 * Fetches the console, its words and what the screen at `place` needs: at once as the last visit tells, and again
 * where the console tells otherwise. Throws RequestError.
 */
export async function startConsole(place: ScreenPlace): Promise<ConsoleStart> {
  clearPrefetched();
  rememberPage(undefined);
  const likely = readLanguage(['en', 'id']);
  // Refused where the environment's cookie is of a business that may use live mode; asked again then.
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
