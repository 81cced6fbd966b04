import { sql } from 'drizzle-orm';
import type { Services } from '../services.ts';
import type { BusinessWork } from './forEachBusiness.ts';
import { termsOf, type ZonedBusiness } from './ZonedBusiness.ts';

/** The work that one business has at a time: one statement for all of them. */
export async function workOf(
  { database }: Pick<Services, 'database'>,
  works: readonly BusinessWork[],
  business: ZonedBusiness,
  now: Date,
): Promise<BusinessWork[]> {
  const terms = termsOf(business, now);
  const conditions = sql.join(
    works.map(({ has }) => has(terms)),
    sql`, `,
  );
  const { rows } = await database.drizzle.execute<{ due: (boolean | null)[] }>(sql`select array[${conditions}] as due`);
  return works.filter((_, place) => rows[0]?.due[place] === true);
}
