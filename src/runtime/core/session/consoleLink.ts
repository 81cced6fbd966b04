import { storeEnvironment } from './environment.ts';
import { RequestError } from './RequestError.ts';
import { readBusiness } from './storedBusiness.ts';
import { switchBusiness } from './switchBusiness.ts';

/** Moves the session to a business, unless the user is not a member of it. Throws RequestError. */
async function enter(business: string): Promise<boolean> {
  if (readBusiness() === business) return true;
  try {
    await switchBusiness(business);
    return true;
  } catch (error) {
    if (error instanceof RequestError && error.code === 'DATA_NOT_FOUND_ERROR') return false;
    throw error;
  }
}

/**
 * Opens the business and mode that the link of a mail names in the address, and removes both from it. A user who is not a
 * member stays in their own business and mode. Throws RequestError, and leaves the address as it is for the next attempt.
 * Rule modes.link.
 */
export async function followConsoleLink(): Promise<void> {
  const { pathname, searchParams, hash } = new URL(location.href);
  const business = searchParams.get('business');
  if (business === null) return;
  const environment = searchParams.get('environment');
  const isEntered = await enter(business);
  if (isEntered && (environment === 'DEVELOPMENT' || environment === 'PRODUCTION')) storeEnvironment(environment);
  searchParams.delete('business');
  searchParams.delete('environment');
  history.replaceState(null, '', `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${hash}`);
}
