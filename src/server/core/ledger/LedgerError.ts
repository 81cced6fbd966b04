/** Why a journal was rejected. */
export type LedgerErrorCode =
  | 'unbalanced'
  | 'empty-line'
  | 'too-few-lines'
  | 'insufficient-balance'
  | 'insufficient-held';

/** A journal was rejected; nothing was written. */
export class LedgerError extends Error {
  readonly code: LedgerErrorCode;

  constructor(code: LedgerErrorCode, message: string) {
    super(message);
    this.name = 'LedgerError';
    this.code = code;
  }
}
