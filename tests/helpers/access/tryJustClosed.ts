import type { Environment, Permission } from '#contract/generated/config.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { type AccessMatrix, PERMISSION_SETS, UNKNOWN_ID } from './accessMatrix.ts';
import type { ExpectedResource } from './expectedAccess.ts';

/** The sets of permissions, those with most of them first. */
const LARGEST_FIRST = [...PERMISSION_SETS].sort((one, other) => other.length - one.length);

/** A request that is denied to a user with all permissions but those that would allow it. */
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

  /** Adds a request with the largest set of permissions that denies it; without such a set it is allowed for every user. */
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
      const hasRecord = !mine.endsWith(UNKNOWN_ID);
      // Where the resource is open the action alone is what is closed.
      const isJustClosed = (expected: ReadonlyMap<string, ExpectedResource>) =>
        expected.get(name)?.closedActions.includes(action) === true;
      const url = `${api}/${isOnRecord ? `${mine}/` : ''}actions/${action.id}`;
      const isNever = !accesses.some(({ expected }) => isJustClosed(expected));
      add(isNever ? isClosed : isJustClosed, { url, method: 'POST', why: 'a closed action' });
      if (isOnRecord && !hasRecord && !isNever) matrix.violations.push(`${name} has no record to try ${action.id} on`);
    }
  }
  return found;
}

/**
 * Tries every resource and every action as a user with all permissions but those that would allow it, so that a guard with
 * the wrong permission is found. Returns the number of tries.
 */
export async function tryJustClosed(matrix: AccessMatrix, environment: Environment): Promise<number> {
  const all = findJustClosed(matrix, environment);
  const bySet = new Map<readonly Permission[], JustClosed[]>();
  for (const each of all) bySet.set(each.permissions, [...(bySet.get(each.permissions) ?? []), each]);
  for (const [permissions, tries] of bySet) {
    await matrix.become(permissions, false);
    await Promise.all(
      tries.map(({ url, method, why }, nth) => {
        const request = {
          method,
          url: `${url}?environment=${environment}${url.endsWith('/export') ? '&format=csv' : ''}`,
        };
        if (method === 'GET') return matrix.expectNotFound(request, environment, why);
        const payload = { business_id: formatRecordId('biz', matrix.businesses.own), environment };
        const headers = { 'idempotency-key': `just-closed-${permissions.join('-').slice(0, 80)}-${nth}` };
        return matrix.expectNotFound(
          { ...request, headers, payload },
          environment,
          `${why}, with ${permissions.join()}`,
        );
      }),
    );
  }
  return all.length;
}
