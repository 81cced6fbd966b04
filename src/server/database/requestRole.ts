import type { PoolClient } from 'pg';
import { StartError } from './StartError.ts';

/** The role that every request runs as: it owns nothing and row-level security binds it. */
export const REQUEST_ROLE = 'beranda_request';

/** What PostgreSQL answers when another process was first: duplicate_object, unique_violation, tuple updated. */
const MADE_BY_ANOTHER = new Set(['42710', '23505', 'XX000']);
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Makes the role and lets the signed-in database user take it. Roles are the whole server's, so that other databases'
 * processes may be doing the same. Throws StartError `request-role` when the user may do neither.
 */
export async function ensureRequestRole(client: PoolClient): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    const { rows } = await client.query<{ user: string; made: boolean; member: boolean; bypasses: boolean }>(
      `select current_user as user, r.oid is not null as made, coalesce(r.rolbypassrls or r.rolsuper, false) as bypasses,
              r.oid is not null and pg_has_role(current_user, r.oid, 'MEMBER') as member
       from (select 1) one left join pg_roles r on r.rolname = '${REQUEST_ROLE}'`,
    );
    const state = rows[0];
    if (!state) throw new Error('the database returned no current user');
    if (state.bypasses) {
      throw new StartError(
        'request-role',
        `The role ${REQUEST_ROLE} bypasses row-level security; run: ALTER ROLE ${REQUEST_ROLE} NOSUPERUSER NOBYPASSRLS.`,
      );
    }
    if (state.made && state.member) return;
    await makeRole(client, state.made, state.user);
  }
  throw new StartError('request-role', `The role ${REQUEST_ROLE} could not be made; try again.`);
}

async function makeRole(client: PoolClient, made: boolean, user: string): Promise<void> {
  try {
    if (!made) await client.query(`CREATE ROLE ${REQUEST_ROLE} NOLOGIN NOSUPERUSER NOBYPASSRLS`);
    await client.query(`GRANT ${REQUEST_ROLE} TO current_user`);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    if (MADE_BY_ANOTHER.has(code)) return;
    if (code !== INSUFFICIENT_PRIVILEGE) throw cause;
    const create = made ? '' : `CREATE ROLE ${REQUEST_ROLE} NOLOGIN; `;
    throw new StartError(
      'request-role',
      `The database user ${user} may not make the role ${REQUEST_ROLE}; have an administrator run: ${create}GRANT ${REQUEST_ROLE} TO "${user}".`,
      { cause },
    );
  }
}
