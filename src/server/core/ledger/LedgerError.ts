/** What a journal is refused for. */
export type LedgerErrorCode = 'unbalanced' | 'empty-line' | 'too-few-lines' | 'insufficient-balance';

/** A journal that was not posted; nothing of it was written. */
export class LedgerError extends Error {
  readonly code: LedgerErrorCode;

  constructor(code: LedgerErrorCode, message: string) {
    super(message);
    this.name = 'LedgerError';
    this.code = code;
  }
}
