import { describe, expect, it } from 'vitest';
import { reportStart } from './reportStart.ts';

const SORT = { field: 'created', order: 'desc' } as const;

function sourceOf(start: Readonly<Record<string, unknown>>): [string, URLSearchParams] {
  const [name = '', query] = String(start.source).split('?');
  return [name, new URLSearchParams(query)];
}

describe('a report from a list', () => {
  it('begins with what the list shows', () => {
    const filter = { status: ['PAID'], q: 'a&b' };
    const start = reportStart('invoices', ['created', 'amount'], { filter, segment: 'open', sort: SORT }, 'me@x.test');
    const [name, query] = sourceOf(start);
    expect(name).toBe('invoices');
    expect(Object.fromEntries(query)).toEqual({
      filter: '{"status":["PAID"],"q":"a&b"}',
      segment: 'open',
      sort: '["created","DESC"]',
      columns: 'created,amount',
    });
    expect(start).toMatchObject({ period: 'this_month', format: 'CSV', recipients: ['me@x.test'] });
  });

  it('takes the days that the list is filtered by as its period', () => {
    const filter = { created_gte: '2026-11-01', created_lte: '2026-11-15' };
    const start = reportStart('invoices', [], { filter, sort: SORT }, 'me@x.test');
    expect(start.period).toBe('2026-11-01/2026-11-15');
    expect([...sourceOf(start)[1].keys()]).toEqual(['sort']);
  });

  it('has this month where the list is filtered by a day of one end only', () => {
    for (const filter of [{ created_gte: '2026-11-01' }, { created_lte: '2026-11-15' }])
      expect(reportStart('invoices', [], { filter, sort: SORT }, 'me@x.test').period).toBe('this_month');
  });
});
