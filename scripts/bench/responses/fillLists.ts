import type { Page, Route } from 'playwright';

/** As many rows as a page of a list has at most. */
export const ROWS = 100;

/** Answers a page of a list with as many rows as fit, copies of its own. */
async function repeatRows(route: Route): Promise<void> {
  const response = await route.fetch();
  const body: unknown = await response.json().catch(() => undefined);
  if (!Array.isArray(body) || body.length === 0) return route.fulfill({ response });
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const row: { id: string } = body[index % body.length];
    return index < body.length ? row : { ...row, id: `${row.id}-${index}` };
  });
  return route.fulfill({ response, json: rows });
}

/** Gives every list of a page a hundred rows, also where the demo has fewer. */
export async function fillLists(page: Page): Promise<void> {
  await page.route(
    ({ pathname, searchParams }) =>
      pathname.startsWith('/api/') && /^\[\d+,\d*99\]$/.test(searchParams.get('range') ?? ''),
    repeatRows,
  );
}
