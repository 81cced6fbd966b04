import type { PoolClient } from 'pg';
import { expect, it } from 'vitest';
import { ensureRequestRole, REQUEST_ROLE } from './requestRole.ts';
import { StartError } from './StartError.ts';

interface RoleState {
  made: boolean;
  member: boolean;
  bypasses: boolean;
}

/** A server on which the role is in a state; it refuses to create a role that exists, as PostgreSQL does. */
function serverWith(state: RoleState): { client: PoolClient; statements: string[] } {
  const statements: string[] = [];
  async function query(statement: string) {
    if (statement.trimStart().startsWith('select')) return { rows: [{ user: 'beranda', ...state }] };
    statements.push(statement);
    if (statement.startsWith('CREATE')) {
      if (state.made) throw Object.assign(new Error('the role exists'), { code: '42710' });
      state.made = true;
    } else if (!state.made) throw Object.assign(new Error('there is no such role'), { code: '42704' });
    else state.member = true;
    return { rows: [] };
  }
  return { client: { query } as unknown as PoolClient, statements };
}

const CREATE = `CREATE ROLE ${REQUEST_ROLE} NOLOGIN NOSUPERUSER NOBYPASSRLS`;
const GRANT = `GRANT ${REQUEST_ROLE} TO current_user`;

it.each<[string, RoleState, string[]]>([
  ['is created and granted', { made: false, member: false, bypasses: false }, [CREATE, GRANT]],
  ['is granted alone where it exists', { made: true, member: false, bypasses: false }, [GRANT]],
  ['is left alone where it is granted', { made: true, member: true, bypasses: false }, []],
])('the role of requests %s', async (_what, state, wanted) => {
  const { client, statements } = serverWith(state);
  await ensureRequestRole(client);
  expect([statements, state]).toEqual([wanted, { made: true, member: true, bypasses: false }]);
});

it('a role that another process creates at the same moment is granted', async () => {
  const { client, statements } = serverWith({ made: true, member: false, bypasses: false });
  const query = client.query.bind(client) as (statement: string) => Promise<{ rows: RoleState[] }>;
  let reads = 0;
  const late = async (statement: string) => {
    const answer = await query(statement);
    // The first read is older than the other process's role.
    return statement.trimStart().startsWith('select') && reads++ === 0
      ? { rows: answer.rows.map((row) => ({ ...row, made: false })) }
      : answer;
  };
  await ensureRequestRole({ query: late } as unknown as PoolClient);
  expect(statements).toEqual([CREATE, GRANT]);
});

it.each([
  [false, /run: CREATE ROLE beranda_request NOLOGIN; GRANT beranda_request TO "beranda"\.$/],
  [true, /run: GRANT beranda_request TO "beranda"\.$/],
])(
  'a user that may not grant the role (made: %s) is given the statements for an administrator',
  async (made, words) => {
    const query = async (statement: string) => {
      if (statement.trimStart().startsWith('select')) {
        return { rows: [{ user: 'beranda', made, member: false, bypasses: false }] };
      }
      throw Object.assign(new Error('permission denied'), { code: '42501' });
    };
    const started = ensureRequestRole({ query } as unknown as PoolClient);
    await expect(started).rejects.toThrow(StartError);
    await expect(started).rejects.toThrow(words);
  },
);

it('an unexpected error of the database is not hidden', async () => {
  const lost = Object.assign(new Error('connection lost'), { code: '08006' });
  const query = async (statement: string) => {
    if (statement.trimStart().startsWith('select')) {
      return { rows: [{ user: 'beranda', made: false, member: false, bypasses: false }] };
    }
    throw lost;
  };
  await expect(ensureRequestRole({ query } as unknown as PoolClient)).rejects.toBe(lost);
});

it('a role that bypasses row-level security is refused', async () => {
  const { client, statements } = serverWith({ made: true, member: true, bypasses: true });
  await expect(ensureRequestRole(client)).rejects.toThrow(StartError);
  expect(statements).toEqual([]);
});
