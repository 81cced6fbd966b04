import type { Socket } from 'node:net';
import { ERROR_STATUS, type ErrorCode } from '#contract/errorCodes.ts';

interface ClientAnswer {
  readonly code: ErrorCode;
  readonly message: string;
}

/** Responses to errors of Node's HTTP parser, by error code. */
const ANSWERS: Readonly<Record<string, ClientAnswer>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'REQUEST_TIMEOUT_ERROR', message: 'The request timed out before it was complete.' },
  HPE_HEADER_OVERFLOW: { code: 'REQUEST_TOO_LARGE_ERROR', message: 'The headers are too large.' },
};

const MALFORMED: ClientAnswer = { code: 'API_VALIDATION_ERROR', message: 'The request could not be parsed.' };

/** Responds on a connection whose request cannot be parsed or timed out, and closes it. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { code, message } = ANSWERS[error.code ?? ''] ?? MALFORMED;
  const body = JSON.stringify({ error_code: code, message });
  if (socket.writable) {
    const head = [
      `HTTP/1.1 ${ERROR_STATUS[code]} Error`,
      'Connection: close',
      'Cache-Control: no-store',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy();
}
