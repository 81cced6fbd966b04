import type { PoolClient } from 'pg';
import { StartError } from './StartError.ts';

/** The role of all requests: it owns nothing and row-level security applies to it. */
export const REQUEST_ROLE = 'beranda_request';

/** SQLSTATEs when another process created the role first: duplicate_object, unique_violation, tuple updated. */
const MADE_BY_ANOTHER = new Set(['42710', '23505', 'XX000']);
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Creates the role and grants it to the current database user. Roles belong to the whole server, so processes of other
 * databases may do the same concurrently. Throws StartError `request-role` when the user lacks the privilege.
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
  throw new StartError('request-role', `The role ${REQUEST_ROLE} could not be created. Start again.`);
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
      `The database user ${user} cannot create the role ${REQUEST_ROLE}; have an administrator run: ${create}GRANT ${REQUEST_ROLE} TO "${user}".`,
      { cause },
    );
  }
}
