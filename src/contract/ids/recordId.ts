const UUID = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})$/;

/** Shows a UUID as on the wire: "txn_0190a2…", prefix and 32 hex digits. Throws RangeError unless it is a UUID in lower case. */
export function formatRecordId(prefix: string, uuid: string): string {
  if (!UUID.test(uuid)) {
    throw new RangeError(`not a UUID: ${JSON.stringify(uuid)}`);
  }
  return `${prefix}_${uuid.replaceAll('-', '')}`;
}

/** The UUID of an id with this very prefix, in lower case; undefined for anything else. */
export function parseRecordId(prefix: string, text: string): string | undefined {
  const digits = text.startsWith(`${prefix}_`) ? text.slice(prefix.length + 1) : '';
  if (!/^[0-9a-f]{32}$/.test(digits)) {
    return undefined;
  }
  const parts = [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)];
  return parts.join('-');
}
