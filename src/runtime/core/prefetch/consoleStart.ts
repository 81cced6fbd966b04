import type { Console, Language } from '#contract/generated/api.ts';
import { routeAddresses, type ScreenPlace, screenAddresses } from '#contract/listState/screenAddresses.ts';
import { takeCarriedConsole } from '../boot/takeCarriedConsole.ts';
import { readLanguage, storeLanguage } from '../language/storedLanguage.ts';
import { removeDraftsOfOthers } from '../session/clearStored.ts';
import { followConsoleLink } from '../session/consoleLink.ts';
import { clearEnvironment, rememberEnvironment } from '../session/environment.ts';
import { rememberIdle } from '../session/idle/idle.ts';
import { rememberPage } from '../session/pageContext.ts';
import { RequestError } from '../session/RequestError.ts';
import { request } from '../session/request.ts';
import type { ApiResponse } from '../session/send.ts';
import { storeBusiness } from '../session/storedBusiness.ts';
import { hasTokens, readSession } from '../session/storedSession.ts';
import { clearPrefetched, keepPrefetched, prefetchRequest } from './prefetchedRequests.ts';
import { readAddresses, storeAddresses } from './storedAddresses.ts';

/** Messages by key. */
export type Messages = Readonly<Record<string, string>>;

/** Everything that the console is rendered from. */
export interface ConsoleStart {
  readonly console: Console;
  readonly language: Language;
  readonly messages: Messages;
  /** Where only the resources and messages of one screen are there: its path, and the names of resources that lack nothing. */
  readonly first?: { readonly path: string; readonly whole: readonly string[] } | undefined;
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

/** Stores whom the page is rendered for. */
function rememberConsole({ user, business, environment }: Console, access: string | undefined): void {
  rememberPage({ business: business.id, access });
  removeDraftsOfOthers(user.id);
  storeBusiness(business.id);
  rememberEnvironment(environment);
}

/** Prefetches the data of the screen at a location. */
function startScreen(console: Console, place: ScreenPlace): string[] {
  const addresses = screenAddresses(console, place);
  for (const address of addresses) prefetchRequest(address);
  return addresses;
}

/**
 * Returns what the console's first screen is rendered from, as the page carries it. `undefined` where it carries nothing,
 * or another language than the one chosen on this device: the server then decides by the request for the console.
 */
function startCarried(place: ScreenPlace): ConsoleStart | undefined {
  const carried = takeCarriedConsole();
  const session = readSession();
  if (carried === undefined || session === undefined || hasTokens(session)) return undefined;
  const { path, whole, console, messages } = carried.first;
  const language = console.user.preferred_language;
  if (language !== readLanguage(['en', 'id'])) return undefined;
  const headers = new Headers(carried.headers);
  rememberIdle(headers);
  rememberConsole(console, headers.get('x-access') ?? undefined);
  for (const answer of carried.data) keepPrefetched(answer.path, { ...answer, headers: new Headers(answer.headers) });
  startScreen(console, place);
  storeLanguage(language);
  return { console, language, messages, first: { path, whole } };
}

/** Fetches the whole console and its messages, in the language that is likely. Throws RequestError. */
async function fetchWhole(likely: Language) {
  // Denied if the environment cookie is of a business that may use live mode; requested again below.
  const words = fetchMessages(likely).catch(() => undefined);
  const answer = await fetchConsole(likely);
  const console = answer.body as Console;
  const language = console.user.preferred_language;
  async function readMessages(): Promise<Messages> {
    return (language === likely ? await words : undefined) ?? (await fetchMessages(language));
  }
  return { console, language, readMessages, access: answer.headers.get('x-access') ?? undefined };
}

/**
 * Fetches the console, its messages and the data of the screen at `place`: those that the page carries; else first as
 * stored by the last visit, then again where the console differs. Throws RequestError.
 */
export async function startConsole(place: ScreenPlace): Promise<ConsoleStart> {
  clearPrefetched();
  rememberPage(undefined);
  // Before anything of the business is requested.
  await followConsoleLink();
  const carried = startCarried(place);
  if (carried !== undefined) return carried;
  for (const address of readAddresses(place.pathname + place.search)) prefetchRequest(address);
  const { console, language, readMessages, access } = await fetchWhole(readLanguage(['en', 'id']));
  rememberConsole(console, access);
  const addresses = startScreen(console, place);
  storeAddresses(console.version, () => routeAddresses(console), place.pathname + place.search, addresses);
  const messages = await readMessages();
  storeLanguage(language);
  return { console, language, messages };
}

/**
 * Fetches what a start lacks. What it has stays the same where the console has not changed since, so that nothing of it
 * is rendered anew. Throws RequestError.
 */
export async function completeConsole(start: ConsoleStart): Promise<ConsoleStart> {
  const { console, language, readMessages } = await fetchWhole(start.language);
  const messages = await readMessages();
  if (console.version !== start.console.version) return { console, language, messages };
  const resources = { ...console.resources };
  for (const name of start.first?.whole ?? []) {
    const shown = start.console.resources[name];
    if (shown !== undefined) resources[name] = shown;
  }
  return { console: { ...start.console, resources }, language, messages };
}
