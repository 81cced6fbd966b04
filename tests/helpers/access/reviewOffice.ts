import { reviewQueue } from '#server/domains/reviews/reviewQueue.ts';
import { processDue } from '../processDue.ts';
import { type Person, signIn, type TestApp, type TestResponse, write } from '../testApp.ts';

/** Our reviewers, who answer what businesses request in live mode. */
export interface ReviewOffice {
  readonly first: Person;
  readonly second: Person;
  /** Does what is queued for reviews. */
  settle(): Promise<void>;
  /** Does something to a review. Returns the status and, after an error, its code. */
  review(person: Person, id: string, action: string, input?: object): Promise<[number, string | undefined]>;
  /** The newest review of a record, as a reviewer reads it in live mode. */
  reviewOf(recordId: string): Promise<TestResponse['json']>;
}

/** Signs the reviewers of the demo in. */
export async function openOffice(test: TestApp): Promise<ReviewOffice> {
  const first = await signIn(test, 'staff@beranda.test');
  const second = await signIn(test, 'reviewer@beranda.test');
  const office: string = (await first.request('/api/console')).json.business.id;
  async function settle(): Promise<void> {
    await processDue(reviewQueue(test), test.database);
  }
  return {
    first,
    second,
    settle,
    async review(person, id, action, input) {
      const body = { business_id: office, environment: 'PRODUCTION' as const, ...(input && { input }) };
      const { status, json } = await write(person, `/api/reviews/${id}/actions/${action}`, body);
      await settle();
      return [status, json.error_code];
    },
    async reviewOf(recordId) {
      const { rows } = await test.database.pool.query<{ id: string }>(
        `select 'rev_' || replace(id::text, '-', '') as id from reviews where subject_id = $1 order by created desc limit 1`,
        [recordId],
      );
      return (await first.request(`/api/reviews/${rows[0]?.id}?environment=PRODUCTION`)).json;
    },
  };
}
