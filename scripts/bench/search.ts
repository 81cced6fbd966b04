import type { Database } from '#server/database/database.ts';
import { compare, measured, print } from './measure.ts';
import type { BenchPerson } from './person.ts';

/** Measures searches of a long list by its own fields, and by the customers that it refers to. */
export async function benchSearch({ pool }: Database, { scope, readTransactions }: BenchPerson): Promise<void> {
  const { rows } = await pool.query(
    `select c.email from customers c where business_id = $1 and environment = 'PRODUCTION' and email is not null
     order by created limit 1`,
    [scope.businessId],
  );
  const email: string = rows[0].email;
  const search = (q: string, more: object = {}) => readTransactions({ filter: JSON.stringify({ q, ...more }) });
  const figures = await compare(5, {
    'a whole email address': () => search(email),
    'a part of one': () => search(email.slice(0, 9)),
    'an email address, narrowed by status': () => search(email, { status: ['FAILED'] }),
    'more customers than are followed': () => search(email.slice(email.indexOf('@'))),
    'a reference': () => search('260301-0133'),
  });
  console.log('\nA search of the list of transactions, its page and its count');
  for (const [name, milliseconds] of Object.entries(figures)) print(`  ${name}`, measured(milliseconds, 'ms', 1));
}
