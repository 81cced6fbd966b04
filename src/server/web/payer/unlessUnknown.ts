import { ApiError } from '../../core/errors/ApiError.ts';

/** What an address leads to; undefined for one that leads nowhere. Throws every error but 404. */
export async function unlessUnknown<Page>(reading: Promise<Page>): Promise<Page | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
