import type { FastifyInstance } from 'fastify';
import { BUSINESS_ID_PREFIX, FILE_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import type { FileStore } from '../../core/files/FileStore.ts';
import type { Services } from '../../core/services.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { ENVIRONMENTS } from '../../database/schema/columns.ts';
import { findLogo } from '../../domains/payer/findLogo.ts';
import { LOGO_PATH } from '../../domains/payer/logoAddress.ts';

interface LogoRoute {
  Params: { readonly business: string; readonly file: string };
}

/** Seconds for which a logo is kept: another one has another address. */
const KEPT = 86_400;

/**
 * GET /logos/<id of the business>/<id of the file>: the logo that payers see. Public; any other file is not found.
 * Rule settings.logo-shown.
 */
export function logoRoutes(app: FastifyInstance, { pool }: Pick<Services, 'pool'>, store: FileStore): void {
  app.get<LogoRoute>(`${LOGO_PATH}/:business/:file`, async (request, reply) => {
    const businessId = parseRecordId(BUSINESS_ID_PREFIX, request.params.business);
    const fileId = parseRecordId(FILE_ID_PREFIX, request.params.file);
    if (businessId === undefined || fileId === undefined) throw notFound();
    for (const environment of ENVIRONMENTS) {
      const scope = { businessId, environment };
      const type = await inBusiness(pool, scope, (transaction) => findLogo(transaction, scope, fileId));
      const bytes = type && (await store.get({ businessId, fileId }));
      if (!type || !bytes) continue;
      return reply
        .headers({
          'content-type': type,
          'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
          'x-content-type-options': 'nosniff',
          'cache-control': `public, max-age=${KEPT}, immutable`,
        })
        .send(bytes);
    }
    throw notFound();
  });
}
