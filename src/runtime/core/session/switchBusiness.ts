import type { SwitchBusinessRequest } from '#contract/generated/api.ts';
import { request } from './request.ts';
import { type StoredSession, storeSession } from './storedSession.ts';

/** Moves the session to another business of the user. Throws RequestError. */
export async function switchBusiness(business_id: string): Promise<void> {
  const body: SwitchBusinessRequest = { business_id };
  const answer = await request('/api/switch-business', { method: 'POST', body });
  storeSession(answer.body as StoredSession, answer.headers.get('date'));
}
