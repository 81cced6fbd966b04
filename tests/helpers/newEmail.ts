import { randomUUID } from 'node:crypto';

/** An e-mail address that no earlier try of the same test registered: `dian.1f0c9a2b@kedai-dian.test` of `dian@kedai-dian.test`. */
export function newEmail(like: string): string {
  return like.replace('@', `.${randomUUID().slice(0, 8)}@`);
}
