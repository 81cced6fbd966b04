import type { Environment, Permission } from '#contract/generated/config.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { type AccessMatrix, NOBODYS, PERMISSION_SETS } from './accessMatrix.ts';
import type { ExpectedResource } from './expectedAccess.ts';

/** The sets of permissions, those with most of them first. */
const LARGEST_FIRST = [...PERMISSION_SETS].sort((one, other) => other.length - one.length);

/** What is closed to somebody who has all permissions but those that would open it. */
interface JustClosed {
  readonly permissions: readonly Permission[];
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly why: string;
}

function findJustClosed(matrix: AccessMatrix, environment: Environment): JustClosed[] {
  const { config } = matrix.test.config.current();
  const accesses = LARGEST_FIRST.map((permissions) => ({
    permissions,
    expected: matrix.expected(permissions, environment, false),
  }));
  const found: JustClosed[] = [];

  /** Remembers what is tried as the largest set for which it is closed; where none is, it is open to everybody. */
  function add(
    closed: (expected: ReadonlyMap<string, ExpectedResource>) => boolean,
    others: Omit<JustClosed, 'permissions'>,
  ) {
    const access = accesses.find(({ expected }) => closed(expected));
    if (access !== undefined) found.push({ ...others, permissions: access.permissions });
  }

  for (const [name, { value }] of config.resources) {
    const api = `/api/${name}`;
    const { idPrefix = '' } = config.records.get(value.record) ?? {};
    const mine = matrix.recordOf(value.record, matrix.businesses.own, environment, idPrefix);
    const isClosed = (expected: ReadonlyMap<string, ExpectedResource>) => !expected.has(name);
    for (const url of [api, `${api}/${mine}`, `${api}/export`])
      add(isClosed, { url, method: 'GET', why: 'a closed resource' });
    for (const action of value.actions ?? []) {
      const isOnRecord = action.scope === 'record';
      const hasRecord = !mine.endsWith(NOBODYS);
      // Where the resource is open the action alone is what is closed.
      const isJustClosed = (expected: ReadonlyMap<string, ExpectedResource>) =>
        expected.get(name)?.closedActions.includes(action) === true;
      const url = `${api}/${isOnRecord ? `${mine}/` : ''}actions/${action.id}`;
      const isNever = !accesses.some(({ expected }) => isJustClosed(expected));
      add(isNever ? isClosed : isJustClosed, { url, method: 'POST', why: 'a closed action' });
      if (isOnRecord && !hasRecord && !isNever) matrix.faults.push(`${name} has no record to try ${action.id} on`);
    }
  }
  return found;
}

/**
 * Tries every resource and every action as somebody who has all permissions but those that would open it: whoever asks for
 * one permission where another was meant is found out here. Answers how many were tried.
 */
export async function tryJustClosed(matrix: AccessMatrix, environment: Environment): Promise<number> {
  const all = findJustClosed(matrix, environment);
  const bySet = new Map<readonly Permission[], JustClosed[]>();
  for (const each of all) bySet.set(each.permissions, [...(bySet.get(each.permissions) ?? []), each]);
  for (const [permissions, tries] of bySet) {
    await matrix.become(permissions, false);
    await Promise.all(
      tries.map(({ url, method, why }, nth) => {
        const asked = {
          method,
          url: `${url}?environment=${environment}${url.endsWith('/export') ? '&format=csv' : ''}`,
        };
        if (method === 'GET') return matrix.askForNothing(asked, environment, why);
        const payload = { business_id: formatRecordId('biz', matrix.businesses.own), environment };
        const headers = { 'idempotency-key': `just-closed-${permissions.join('-').slice(0, 80)}-${nth}` };
        return matrix.askForNothing({ ...asked, headers, payload }, environment, `${why}, with ${permissions.join()}`);
      }),
    );
  }
  return all.length;
}
