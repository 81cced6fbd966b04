/** Text without halves of characters, which cannot be encoded. */
function wellFormed(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}

/** A name as a header of the answer may carry it: RFC 8187, for whatever a device calls its files. */
export function disposition(name: string): string {
  const plain = name.replaceAll(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(wellFormed(name)).replaceAll(/['()*]/g, (mark) =>
    `%${mark.charCodeAt(0).toString(16)}`.toUpperCase(),
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
