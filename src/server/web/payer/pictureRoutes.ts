import type { FastifyInstance } from 'fastify';
import { BUSINESS_ID_PREFIX, FILE_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import type { FileStore } from '../../core/files/FileStore.ts';
import type { Services } from '../../core/services.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { ENVIRONMENTS } from '../../database/schema/columns.ts';
import { findPicture } from '../../domains/payer/findPicture.ts';
import { PICTURE_PATH } from '../../domains/payer/pictureAddress.ts';

interface PictureRoute {
  Params: { readonly business: string; readonly file: string };
}

/** Seconds for which a picture is kept: another one has another address. */
const KEPT = 86_400;

/**
 * GET /pictures/<id of the business>/<id of the file>: the logo that payers see, and what buyers see of a store. Public; any
 * other file is not found.
 * Rule settings.logo-shown, store.pages.
 */
export function pictureRoutes(app: FastifyInstance, { pool }: Pick<Services, 'pool'>, store: FileStore): void {
  app.get<PictureRoute>(`${PICTURE_PATH}/:business/:file`, async (request, reply) => {
    const businessId = parseRecordId(BUSINESS_ID_PREFIX, request.params.business);
    const fileId = parseRecordId(FILE_ID_PREFIX, request.params.file);
    if (businessId === undefined || fileId === undefined) throw notFound();
    for (const environment of ENVIRONMENTS) {
      const scope = { businessId, environment };
      const type = await inBusiness(pool, scope, (transaction) => findPicture(transaction, scope, fileId));
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
