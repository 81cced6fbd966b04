import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { UPLOAD_LIMITS } from '#contract/forms/uploadLimits.ts';
import type { FileAccept } from '#contract/generated/api.ts';
import { FILE_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId, parseRecordId } from '#contract/ids/recordId.ts';
import type { ActingPerson } from '../../../access/sessions/people/SessionContext.ts';
import { ApiError, notFound } from '../../../core/errors/ApiError.ts';
import { requireUploadQuota } from '../../../core/files/requireUploadQuota.ts';
import { tooLarge } from '../../../core/files/tooLarge.ts';
import { uploadError } from '../../../core/files/uploadError.ts';
import { isRecord, scopeColumns } from '../../../database/belongsTo.ts';
import { inBusiness } from '../../../database/inBusiness.ts';
import { resumable_uploads } from '../../../database/schema/index.ts';
import { assertUploadAllowed } from '../assertUploadAllowed.ts';
import { type FileKeeping, keepFile, shownName } from '../keepFile.ts';
import { type ReceivedPart, readPart } from './readPart.ts';
import { fileName, numberHeader, PART_TYPE, requireTus, TUS_HEADERS } from './tusHeaders.ts';
import { addPart, findUpload, type ResumableUpload, takeBack } from './uploadRows.ts';

const UPLOAD_ID_PREFIX = 'upl';

/** Size of the largest file that any field takes, in bytes. */
const LARGEST = Math.max(...Object.values(UPLOAD_LIMITS).map(({ size }) => size));

/** How long an upload may be continued after it has begun, in milliseconds. */
const CONTINUED_FOR = 24 * 60 * 60 * 1000;

/** Requests for parts per minute and address: a file of 10 MB has 20 parts. */
const PARTS_PER_MINUTE = 600;

/** Uploads begun per minute and address. */
const UPLOADS_PER_MINUTE = 60;

const ACCEPT_QUERY = {
  type: 'object',
  required: ['accept'],
  properties: { accept: { type: 'string', enum: Object.keys(UPLOAD_LIMITS) } },
};

type Id = { Params: { id: string } };

/** What an upload has become, in headers: the answers of the protocol have no body. */
function stateHeaders({ received, size, expires, file_id: fileId }: ResumableUpload): Record<string, string> {
  return {
    ...TUS_HEADERS,
    'upload-offset': String(received),
    'upload-length': String(size),
    'upload-expires': expires.toUTCString(),
    ...(fileId !== null && { 'upload-file': formatRecordId(FILE_ID_PREFIX, fileId) }),
  };
}

/**
 * Files that arrive in parts, by the tus protocol (version 1.0.0: creation, expiration, termination), so that one whose
 * connection dies continues where it stopped. An upload is the person's in one business and environment; limits are checked
 * before a byte is kept. Rule forms.uploads-continue.
 *
 * POST /api/uploads?accept=… begins one; PATCH /api/uploads/<id> adds a part, the last of which checks and keeps the file:
 * its id is in the header Upload-File. HEAD says how much has arrived, DELETE ends it.
 */
export function resumableRoutes(app: FastifyInstance, keeping: FileKeeping): void {
  const { services, store } = keeping;
  const { pool, config, realTime } = services;

  async function requireUpload(
    request: FastifyRequest<Id>,
  ): Promise<{ session: ActingPerson; upload: ResumableUpload }> {
    requireTus(request);
    const session = request.session();
    const id = parseRecordId(UPLOAD_ID_PREFIX, request.params.id);
    const upload =
      id && (await inBusiness(pool, session.scope, (transaction) => findUpload(transaction, session, id, realTime())));
    if (!upload) throw notFound();
    return { session, upload };
  }

  async function removeParts({ scope }: ActingPerson, parts: readonly string[]): Promise<void> {
    for (const fileId of parts) await store.remove({ businessId: scope.businessId, fileId });
  }

  async function removeUpload(session: ActingPerson, { id, parts }: ResumableUpload): Promise<void> {
    await inBusiness(pool, session.scope, (transaction) =>
      transaction.delete(resumable_uploads).where(isRecord(resumable_uploads, session.scope, id)),
    );
    await removeParts(session, parts);
  }

  async function readAll({ scope }: ActingPerson, parts: readonly string[]): Promise<Buffer> {
    const bytes = await Promise.all(parts.map((fileId) => store.get({ businessId: scope.businessId, fileId })));
    return Buffer.concat(bytes.map((part) => part ?? Buffer.alloc(0)));
  }

  /** Keeps a file of which all parts have arrived; of a rejected one nothing is left. */
  async function finish(
    session: ActingPerson,
    before: ResumableUpload,
    now: ResumableUpload,
  ): Promise<ResumableUpload> {
    const { name, accept, parts, size, id } = now;
    try {
      const bytes = await readAll(session, parts);
      if (bytes.length !== size) throw uploadError('DAMAGED');
      const kept = await keepFile(keeping, session, { name, accept: accept as FileAccept, bytes });
      const fileId = parseRecordId(FILE_ID_PREFIX, kept.id) ?? null;
      await inBusiness(pool, session.scope, (transaction) =>
        transaction
          .update(resumable_uploads)
          .set({ file_id: fileId, parts: [] })
          .where(isRecord(resumable_uploads, session.scope, id)),
      );
      await removeParts(session, parts);
      return { ...now, file_id: fileId, parts: [] };
    } catch (error) {
      const isRejected = error instanceof ApiError && error.code !== 'SERVICE_UNAVAILABLE_ERROR';
      if (isRejected) await removeUpload(session, now);
      else {
        // Nothing is wrong with the file: its last part is sent again.
        await inBusiness(pool, session.scope, (transaction) => takeBack(transaction, session, before));
        await removeParts(session, parts.slice(before.parts.length));
      }
      throw error;
    }
  }

  // Read at once: what a connection that dies has sent would be lost with it.
  app.addContentTypeParser(PART_TYPE, (_request: FastifyRequest, body: Readable) => readPart(body, LARGEST));

  app.post<{ Querystring: { accept: FileAccept } }>(
    '/api/uploads',
    {
      schema: { querystring: ACCEPT_QUERY },
      config: { policy: 'console', rateLimit: { max: UPLOADS_PER_MINUTE, timeWindow: '1 minute' } },
    },
    async (request, reply) => {
      requireTus(request);
      const session = request.session();
      const { accept } = request.query;
      assertUploadAllowed(session, accept);
      const size = numberHeader(request, 'upload-length');
      if (size === 0) throw uploadError('EMPTY');
      if (size > UPLOAD_LIMITS[accept].size) throw tooLarge(accept);
      const now = realTime();
      const row: ResumableUpload = {
        ...scopeColumns(session.scope),
        id: uuidv7({ msecs: now.getTime() }),
        created: now,
        user_id: session.user.id,
        accept,
        name: shownName(fileName(request)),
        size,
        received: 0,
        parts: [],
        file_id: null,
        expires: new Date(now.getTime() + CONTINUED_FOR),
      };
      await inBusiness(pool, session.scope, async (transaction) => {
        const { uploads } = config.current().limits;
        await requireUploadQuota(transaction, session.scope, uploads, { size, now, countsBegun: true });
        await transaction.insert(resumable_uploads).values(row);
      });
      const location = `/api/uploads/${formatRecordId(UPLOAD_ID_PREFIX, row.id)}?environment=${session.scope.environment}`;
      return reply
        .code(201)
        .headers({ ...stateHeaders(row), location })
        .send();
    },
  );

  const ofParts = {
    config: { policy: 'business', rateLimit: { max: PARTS_PER_MINUTE, timeWindow: '1 minute' } },
  } as const;

  app.head<Id>('/api/uploads/:id', ofParts, async (request, reply) => {
    const { upload } = await requireUpload(request);
    return reply.headers(stateHeaders(upload)).send();
  });

  app.patch<Id>('/api/uploads/:id', ofParts, async (request, reply): Promise<FastifyReply> => {
    const { session, upload } = await requireUpload(request);
    if (!String(request.headers['content-type']).startsWith(PART_TYPE))
      throw new ApiError('UNSUPPORTED_MEDIA_TYPE_ERROR', `Send the bytes as ${PART_TYPE}.`);
    const moved = new ApiError('ACTION_NOT_AVAILABLE_ERROR', `The upload continues at ${upload.received}.`);
    if (numberHeader(request, 'upload-offset') !== upload.received || upload.file_id !== null) throw moved;
    const { bytes, isTooLong } = request.body as ReceivedPart;
    if (isTooLong || bytes.length > upload.size - upload.received) throw tooLarge(upload.accept as FileAccept);
    if (bytes.length === 0) return reply.code(204).headers(stateHeaders(upload)).send();
    const part = { id: uuidv7({ msecs: realTime().getTime() }), size: bytes.length };
    await store.put({ businessId: session.scope.businessId, fileId: part.id }, bytes);
    const isAdded = await inBusiness(pool, session.scope, (transaction) => addPart(transaction, session, upload, part));
    if (!isAdded) {
      await removeParts(session, [part.id]);
      throw moved;
    }
    const grown = { ...upload, received: upload.received + part.size, parts: [...upload.parts, part.id] };
    const shown = grown.received === grown.size ? await finish(session, upload, grown) : grown;
    return reply.code(204).headers(stateHeaders(shown)).send();
  });

  app.delete<Id>('/api/uploads/:id', ofParts, async (request, reply) => {
    const { session, upload } = await requireUpload(request);
    await removeUpload(session, upload);
    return reply.code(204).headers(TUS_HEADERS).send();
  });
}
