/** Returns 128 random bits as text, for an Idempotency-Key; randomUUID is missing outside secure contexts. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
