import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ERROR_STATUS, type ErrorCode } from '#contract/errorCodes.ts';
import type { ErrorAnswer, FieldError } from '#contract/generated/api.ts';
import { ApiError, notFound } from './ApiError.ts';
import { boundedErrors, shortened } from './boundedErrors.ts';
import { driverError } from './driverErrors.ts';
import { inWords, type Words } from './inWords.ts';
import { logDenied } from './logDenied.ts';
import { PasswordExpiredError } from './PasswordExpiredError.ts';

/** Error codes for requests that Fastify and its plugins reject before a route runs, by HTTP status. */
const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'API_VALIDATION_ERROR',
  404: 'DATA_NOT_FOUND_ERROR',
  408: 'REQUEST_TIMEOUT_ERROR',
  413: 'REQUEST_TOO_LARGE_ERROR',
  415: 'UNSUPPORTED_MEDIA_TYPE_ERROR',
  429: 'TOO_MANY_REQUESTS',
};

/** Messages in place of the validator's own, which speak of JSON Schema. */
const MESSAGE_BY_KEYWORD: Readonly<Record<string, string>> = {
  additionalProperties: 'is not a known field',
  required: 'is required',
};

function validationErrors(error: FastifyError): FieldError[] {
  return (error.validation ?? []).map((problem) => {
    const inner = problem.params as { missingProperty?: string; additionalProperty?: string; allowedValues?: string[] };
    const path = problem.instancePath.slice(1).replaceAll('/', '.');
    const field = [path, inner.missingProperty ?? inner.additionalProperty].filter(Boolean).join('.');
    return {
      field: field || (error.validationContext ?? 'body'),
      message: MESSAGE_BY_KEYWORD[problem.keyword] ?? problem.message ?? 'is invalid',
      ...(inner.allowedValues && { allowed: inner.allowedValues }),
    };
  });
}

/** Converts any thrown error to an ApiError. Rule errors.reference, errors.server-error. */
export function toApiError(error: FastifyError | ApiError): ApiError {
  if (error instanceof ApiError) return error;
  if (error.validation) return new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', validationErrors(error));
  const code = error.statusCode === undefined ? undefined : CODE_BY_STATUS[error.statusCode];
  if (code) return new ApiError(code, error.message);
  if (error.statusCode !== undefined && error.statusCode < 500)
    return new ApiError('API_VALIDATION_ERROR', error.message);
  const known = driverError(error);
  if (known !== undefined) return known;
  return new ApiError('SERVER_ERROR', 'An internal error occurred. Quote request_id when you contact support.');
}

function answer(error: ApiError, request: FastifyRequest, words: Words = {}): ErrorAnswer {
  return {
    error_code: error.code,
    message: shortened(error.message),
    request_id: request.id,
    ...(error.errors.length > 0 && { errors: boundedErrors(inWords(error.errors, words)) }),
    ...(error instanceof PasswordExpiredError && { token: error.token }),
  };
}

/** Headers of responses that bypass the hooks; helmet sets those of all others. */
const BARE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Responds to requests rejected before routing: an invalid URL, or one with too long a segment. */
export function answerFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const isTooLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH';
  const apiError = isTooLong ? notFound() : new ApiError('API_VALIDATION_ERROR', 'The URL could not be parsed.');
  reply.code(apiError.status).headers(BARE_HEADERS).send(answer(apiError, request));
}

/** Logs an error that ends a request, and says when to retry. Returns the error to answer with. */
export function endWithError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): ApiError {
  const apiError = toApiError(error);
  if (apiError.status >= 500) request.log.error({ err: error }, 'request failed');
  logDenied(request, apiError);
  if (apiError.retryAfter !== undefined) reply.header('retry-after', apiError.retryAfter);
  return apiError;
}

interface ErrorOptions {
  /** The English texts of the console, as they are now. */
  readonly words: () => Words;
}

/** Every error is returned as {error_code, message, request_id}; a 5xx hides internals and is logged in full. */
export const errorPlugin = plugin(
  async (app: FastifyInstance, { words }: ErrorOptions) => {
    app.setErrorHandler((error: FastifyError, request, reply: FastifyReply) => {
      const apiError = endWithError(error, request, reply);
      return reply.code(ERROR_STATUS[apiError.code]).send(answer(apiError, request, words()));
    });
    app.setNotFoundHandler((request, reply) => reply.code(404).send(answer(notFound(), request)));
  },
  { name: 'errors' },
);
