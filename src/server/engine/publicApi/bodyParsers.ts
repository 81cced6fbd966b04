import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../core/errors/ApiError.ts';

/**
 * Accepts an empty body of any of the content types that clients send with a POST that has nothing to say: JSON, and that of
 * forms, which curl and axios name by default. A form that is not empty is rejected with UNSUPPORTED_MEDIA_TYPE_ERROR.
 */
export function acceptEmptyBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, body, done);
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body: string, done) => {
      if (body === '') done(null, undefined);
      else
        done(
          new ApiError('UNSUPPORTED_MEDIA_TYPE_ERROR', 'Send JSON, with the header Content-Type: application/json.'),
        );
    },
  );
}
