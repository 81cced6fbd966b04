import type { Console, Environment, SwitchBusinessRequest } from '#contract/generated/api.ts';
import { storeEnvironment } from './environment.ts';
import { request } from './request.ts';
import { type StoredSession, storeSession } from './storedSession.ts';

/** Where a link of a mail leads. */
export interface ConsoleLink {
  readonly business: string | undefined;
}

/**
 * Reads the business and the mode of a mail's link, removes them from the address, and stores the mode.
 * Rule modes.link.
 */
export function takeConsoleLink(): ConsoleLink {
  const { pathname, searchParams, hash } = new URL(location.href);
  const business = searchParams.get('business') ?? undefined;
  const environment = searchParams.get('environment');
  if (business === undefined) return { business };
  searchParams.delete('business');
  searchParams.delete('environment');
  history.replaceState(null, '', `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${hash}`);
  if (environment === 'DEVELOPMENT' || environment === 'PRODUCTION')
    storeEnvironment(environment satisfies Environment);
  return { business };
}

/**
 * Moves the session to the business of a link; a user who is not a member stays in their own. Returns whether the
 * session has moved, after which the console has to be fetched again.
 * Rule modes.link.
 */
export async function followConsoleLink({ business }: ConsoleLink, current: Console): Promise<boolean> {
  if (business === undefined || business === current.business.id) return false;
  const body: SwitchBusinessRequest = { business_id: business };
  try {
    const answer = await request('/api/switch-business', { method: 'POST', body });
    storeSession(answer.body as StoredSession, answer.headers.get('date'));
    return true;
  } catch {
    return false;
  }
}
