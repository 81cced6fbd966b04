import type { NodePath } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';

/** Limits that depend on each other agree. */
export function checkLimits(draft: Draft): Problem[] {
  const { limits } = draft;
  if (limits === undefined) return [];
  const { list, session, sign_in, confirmation } = limits.value;
  const problems: Problem[] = [];
  function expect(holds: boolean, path: NodePath, what: string, fix: string): void {
    if (!holds && limits !== undefined) problems.push(problem('limit-order', limits.place(path), what, fix));
  }
  for (const [index, size] of list.page_sizes.entries()) {
    const before = list.page_sizes[index - 1] ?? 0;
    expect(
      size > before,
      ['list', 'page_sizes', index],
      `${size} is listed after ${before}.`,
      'Order page sizes from small to large.',
    );
  }
  const largest = Math.max(...list.page_sizes);
  expect(
    list.count_cap >= largest,
    ['list', 'count_cap'],
    `The count limit ${list.count_cap} is smaller than the largest page size ${largest}.`,
    `Write at least ${largest}.`,
  );
  const { access_token_seconds: access, refresh_token_seconds: refresh, refresh_early_seconds: early } = session;
  expect(
    early < access,
    ['session', 'refresh_early_seconds'],
    `An access token that is valid for ${access} seconds cannot be renewed ${early} seconds before it expires.`,
    `Write less than ${access}.`,
  );
  expect(
    access < refresh,
    ['session', 'refresh_token_seconds'],
    `The refresh token lifetime of ${refresh} seconds is shorter than the access token lifetime of ${access}.`,
    `Write more than ${access}.`,
  );
  expect(
    sign_in.lock_seconds <= sign_in.longest_lock_seconds,
    ['sign_in', 'longest_lock_seconds'],
    `The first lock of ${sign_in.lock_seconds} seconds exceeds the longest lock of ${sign_in.longest_lock_seconds}.`,
    `Write at least ${sign_in.lock_seconds}.`,
  );
  expect(
    confirmation.tries < confirmation.lock_tries,
    ['confirmation', 'lock_tries'],
    `The lock after ${confirmation.lock_tries} incorrect attempts comes before the wait after ${confirmation.tries}.`,
    `Write more than ${confirmation.tries}.`,
  );
  expect(
    confirmation.resend_seconds < confirmation.code_seconds,
    ['confirmation', 'resend_seconds'],
    `A code is valid for ${confirmation.code_seconds} seconds, but a new code can only be sent after ${confirmation.resend_seconds}.`,
    `Write less than ${confirmation.code_seconds}.`,
  );
  return problems;
}
