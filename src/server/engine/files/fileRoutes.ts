import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UPLOAD_LIMITS } from '#contract/forms/uploadLimits.ts';
import type { FileAccept, UploadedFile } from '#contract/generated/api.ts';
import { FILE_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { type ApiError, invalidRequest, notFound } from '../../core/errors/ApiError.ts';
import { disposition } from '../../core/files/disposition.ts';
import { requireUploadQuota } from '../../core/files/requireUploadQuota.ts';
import { tooLarge } from '../../core/files/tooLarge.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { assertUploadAllowed } from './assertUploadAllowed.ts';
import { findForeignFile, findReadableFile } from './findReadableFile.ts';
import { type FileKeeping, keepFile } from './keepFile.ts';

/** Maximum size of the multipart body around the file, in bytes. */
const ENVELOPE = 64 * 1024;

/** Size of the largest file that any field takes, in bytes. */
const LARGEST = Math.max(...Object.values(UPLOAD_LIMITS).map(({ size }) => size));

/** Uploads per minute and address. */
const UPLOADS_PER_MINUTE = 60;

const UPLOAD_QUERY = {
  type: 'object',
  required: ['accept'],
  properties: { accept: { type: 'string', enum: Object.keys(UPLOAD_LIMITS) } },
};

function notOneFile(): ApiError {
  const message = 'must be multipart/form-data with one file that has a name';
  return invalidRequest('body', message);
}

/** Rethrows an error of the multipart parser; one without a status means a malformed or truncated body. */
function malformed(error: Error): never {
  throw 'statusCode' in error ? error : notOneFile();
}

/** The one file of a multipart request. */
async function readUpload(request: FastifyRequest, accept: FileAccept): Promise<{ name: string; bytes: Buffer }> {
  const limits = { fileSize: UPLOAD_LIMITS[accept].size, files: 1, fields: 0, parts: 1 };
  const part = request.isMultipart() ? await request.file({ limits }).catch(malformed) : undefined;
  // The request may omit the file name.
  const name: string | undefined = part?.filename;
  if (part === undefined || !name) throw notOneFile();
  const bytes = await part.toBuffer().catch((error: Error) => {
    if (part.file.truncated) throw tooLarge(accept);
    return malformed(error);
  });
  return { name, bytes };
}

/** POST /api/files?accept=… uploads a file for the business; GET /api/files/<id> downloads one that the user may read. */
export function fileRoutes(app: FastifyInstance, keeping: FileKeeping): void {
  const { services, store } = keeping;
  const { pool, config, realTime } = services;
  app.post<{ Querystring: { accept: FileAccept } }>(
    '/api/files',
    {
      schema: { querystring: UPLOAD_QUERY },
      bodyLimit: LARGEST + ENVELOPE,
      config: { policy: 'console', rateLimit: { max: UPLOADS_PER_MINUTE, timeWindow: '1 minute' } },
    },
    async (request, reply): Promise<UploadedFile> => {
      const session = request.session();
      const { accept } = request.query;
      assertUploadAllowed(session, accept);
      const { scope } = session;
      if (Number(request.headers['content-length'] ?? 0) > UPLOAD_LIMITS[accept].size + ENVELOPE)
        throw tooLarge(accept);
      const { uploads } = config.current().limits;
      // Checked before the body is read, and again with its size, when concurrent uploads are counted one by one.
      await inBusiness(pool, scope, (transaction) =>
        requireUploadQuota(transaction, scope, uploads, { size: 1, now: realTime() }),
      );
      const { name, bytes } = await readUpload(request, accept);
      const kept = await keepFile(keeping, session, { name, accept, bytes });
      reply.code(201);
      return kept;
    },
  );

  app.get<{ Params: { id: string } }>('/api/files/:id', { config: { policy: 'business' } }, async (request, reply) => {
    const session = request.session();
    const { scope } = session;
    const fileId = parseRecordId(FILE_ID_PREFIX, request.params.id);
    const found =
      fileId &&
      (await inBusiness(pool, scope, async (transaction) => {
        const own = await findReadableFile(transaction, session, fileId);
        return own ? { file: own, owner: scope } : findForeignFile(transaction, session, fileId);
      }));
    const bytes = found && (await store.get({ businessId: found.owner.businessId, fileId: found.file.id }));
    if (!found || !bytes) throw notFound();
    const { file } = found;
    return reply
      .headers({
        'content-type': file.type,
        'content-disposition': disposition(file.name),
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      .send(bytes);
  });
}
