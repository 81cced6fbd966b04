import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { BUSINESS_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import type { Services } from '../../core/services.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { accounts } from '../../database/schema/index.ts';
import { findAccounts } from './findAccounts.ts';

/** An account of a platform. */
interface SubAccount {
  readonly id: string;
  readonly account_id: string;
  readonly name: string;
  readonly email: string;
  readonly account_type: string;
  readonly status: string;
  /** Whether it is the platform's own account. */
  readonly is_xp_master: boolean;
}

interface SubAccountQuery {
  readonly statuses?: string;
  readonly types?: string;
  readonly limit?: string;
  readonly offset?: string;
  /** Search text: a full id, or the prefix of an e-mail or of words of a name. */
  readonly q?: string;
}

/** Default and maximum page size. */
const LIMIT = { usual: 10, most: 100 } as const;

/** Maximum offset; beyond it users search. */
const LAST_OFFSET = 10_000;

const WORDS = '^[A-Z0-9_]+(,[A-Z0-9_]+)*$';

const QUERY = {
  type: 'object',
  additionalProperties: false,
  properties: {
    environment: { type: 'string' },
    statuses: { type: 'string', maxLength: 400, pattern: WORDS },
    types: { type: 'string', maxLength: 100, pattern: WORDS },
    limit: { type: 'string', maxLength: 3, pattern: '^[1-9][0-9]*$' },
    offset: { type: 'string', maxLength: 5, pattern: '^[0-9]+$' },
    q: { type: 'string', minLength: 2, maxLength: 100 },
  },
};

function isOneOf(column: typeof accounts.status | typeof accounts.type, list: string | undefined) {
  return list === undefined ? undefined : inArray(sql`${column}`, list.split(','));
}

/** Resources whose screens offer a choice of accounts. */
const CHOOSERS = ['xenplatform-accounts', 'team-members'];

/**
 * GET /api/sub-accounts: the accounts of a platform, its own account first. `statuses` and `types` are comma-separated
 * lists. Only for users with access to the accounts or the team screen; in a business without sub-accounts it returns that
 * business. Rule platform.choice-list.
 * Rule routes.sub-accounts.
 */
export function subAccountRoutes(app: FastifyInstance, { pool }: Services): void {
  app.get<{ Querystring: SubAccountQuery }>(
    '/api/sub-accounts',
    { config: { policy: 'console' }, schema: { querystring: QUERY } },
    async (request): Promise<{ sub_accounts: SubAccount[] }> => {
      const { resolution, scope } = request.session();
      if (!CHOOSERS.some((resource) => resolution.access.has(resource))) throw notFound();
      const { statuses, types, limit, offset, q } = request.query;
      const isMaster = eq(accounts.id, scope.businessId);
      const rows = await inBusiness(pool, scope, (transaction) =>
        transaction
          .select()
          .from(accounts)
          .where(
            and(
              belongsTo(accounts, scope),
              isOneOf(accounts.status, statuses),
              isOneOf(accounts.type, types),
              q === undefined ? undefined : findAccounts(q),
            ),
          )
          .orderBy(desc(isMaster), desc(accounts.created), desc(accounts.id))
          .limit(Math.min(LIMIT.most, Number(limit ?? LIMIT.usual)))
          .offset(Math.min(LAST_OFFSET, Number(offset ?? 0))),
      );
      const list = rows.map(({ id, name, email, type, status }) => {
        const shown = formatRecordId(BUSINESS_ID_PREFIX, id);
        const isOwn = id === scope.businessId;
        return { id: shown, account_id: shown, name, email, account_type: type, status, is_xp_master: isOwn };
      });
      return { sub_accounts: list };
    },
  );
}
