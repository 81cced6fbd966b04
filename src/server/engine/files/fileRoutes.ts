import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { maskCardNumbers } from '#contract/cards/cardNumbers.ts';
import { UPLOAD_LIMITS } from '#contract/forms/uploadLimits.ts';
import type { FileAccept, UploadedFile } from '#contract/generated/api.ts';
import { FILE_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId, parseRecordId } from '#contract/ids/recordId.ts';
import type { ActingPerson } from '../../access/sessions/people/SessionContext.ts';
import { ApiError, notFound } from '../../core/errors/ApiError.ts';
import { disposition } from '../../core/files/disposition.ts';
import type { FileStore } from '../../core/files/FileStore.ts';
import { type FileType, fileType, rowsFileType } from '../../core/files/fileType.ts';
import { requireUploadQuota } from '../../core/files/requireUploadQuota.ts';
import type { Services } from '../../core/services.ts';
import { scopeColumns } from '../../database/belongsTo.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { uploaded_files } from '../../database/schema/index.ts';
import { formFields } from '../forms/formFields.ts';
import { findForeignFile, findReadableFile } from './findReadableFile.ts';

/** Maximum size of the multipart body around the file, in bytes. */
const ENVELOPE = 64 * 1024;

/** Size of the largest file that any field takes, in bytes. */
const LARGEST = Math.max(...Object.values(UPLOAD_LIMITS).map(({ size }) => size));

/** Uploads per minute and address. */
const UPLOADS_PER_MINUTE = 60;

/** Maximum length of a stored file name. */
const MAX_NAME_LENGTH = 200;

const UPLOAD_QUERY = {
  type: 'object',
  required: ['accept'],
  properties: { accept: { type: 'string', enum: Object.keys(UPLOAD_LIMITS) } },
};

/** Throws 404 unless one of the user's forms has a field for such a file. */
function assertUploadAllowed({ resolution }: ActingPerson, accept: FileAccept): void {
  const isAllowed = [...resolution.forms.values()].some((form) =>
    formFields(form).some((field) => field.accept === accept || field.fields?.some((part) => part.accept === accept)),
  );
  if (!isAllowed) throw notFound();
}

function tooLarge(accept: FileAccept): ApiError {
  const megabytes = UPLOAD_LIMITS[accept].size / 1024 / 1024;
  return new ApiError('UPLOAD_FILE_ERROR_FILESIZE_TOO_LARGE', `The file is larger than ${megabytes} MB.`);
}

function notOneFile(): ApiError {
  const message = 'must be multipart/form-data with one file that has a name';
  return new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', [{ field: 'body', message }]);
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

function readType(bytes: Buffer, accept: FileAccept): FileType {
  const type = accept === 'rows' ? rowsFileType(bytes) : fileType(bytes);
  if (type !== undefined && UPLOAD_LIMITS[accept].types.includes(type)) return type;
  const code =
    accept === 'image' || accept === 'picture'
      ? 'UNSUPPORTED_IMAGE_FILE_TYPE_ERROR'
      : 'UPLOAD_FILE_ERROR_UNSUPPORTED_MIME';
  throw new ApiError(code, `Use one of ${UPLOAD_LIMITS[accept].types.join(', ')}.`);
}

/** POST /api/files?accept=… uploads a file for the business; GET /api/files/<id> downloads one that the user may read. */
export function fileRoutes(app: FastifyInstance, { pool, config, realTime }: Services, store: FileStore): void {
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
      const { uploads } = config.current().limits;
      // Checked before the body is read, and again with its size, when concurrent uploads are counted one by one.
      await inBusiness(pool, scope, (transaction) => requireUploadQuota(transaction, scope, uploads, 1, realTime()));
      const { name, bytes } = await readUpload(request, accept);
      const type = readType(bytes, accept);
      const key = { businessId: scope.businessId, fileId: uuidv7({ msecs: realTime().getTime() }) };
      const row = {
        ...scopeColumns(scope),
        id: key.fileId,
        created: realTime(),
        user_id: session.user.id,
        name: maskCardNumbers(name.replaceAll('\0', '')).slice(0, MAX_NAME_LENGTH),
        type,
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest(),
      };
      await store.put(key, bytes);
      try {
        await inBusiness(pool, scope, async (transaction) => {
          await requireUploadQuota(transaction, scope, uploads, row.size, realTime());
          await transaction.insert(uploaded_files).values(row);
        });
      } catch (error) {
        await store.remove(key);
        throw error;
      }
      reply.code(201);
      return { id: formatRecordId(FILE_ID_PREFIX, key.fileId), name: row.name, type, size: row.size };
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
