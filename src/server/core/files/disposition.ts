/** Text without lone surrogates, which cannot be encoded. */
function wellFormed(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}

/** A Content-Disposition header with any file name, encoded by RFC 8187. */
export function disposition(name: string): string {
  const plain = name.replaceAll(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(wellFormed(name)).replaceAll(/['()*]/g, (mark) =>
    `%${mark.charCodeAt(0).toString(16)}`.toUpperCase(),
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
