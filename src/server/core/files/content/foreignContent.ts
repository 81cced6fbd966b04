/** What only files of another kind hold: scripts of web pages and servers, the end of an archive, programs. */
const ANYWHERE: readonly RegExp[] = [/<script[\s>/]/i, /<\?php\b/i];

/** Archives: the end of a ZIP, which may follow or hold any other file, and how a RAR and a 7z begin. */
const ARCHIVES: readonly Buffer[] = ['504b050600000000', '526172211a07', '377abcaf271c'].map((hex) =>
  Buffer.from(hex, 'hex'),
);

/** What belongs in no part of an image besides its pixels, in which these few bytes may be found by chance. */
const IN_METADATA: readonly RegExp[] = [
  /%PDF-/,
  /<(?:html|svg|iframe|object|embed|!doctype)[\s>]/i,
  /javascript:/i,
  /\b(?:eval|alert|document\.write)\s*\(/,
  /\*\/\s*=/,
];

function holds(bytes: Buffer, patterns: readonly RegExp[]): boolean {
  const text = bytes.toString('latin1');
  return patterns.some((pattern) => pattern.test(text));
}

/** Whether a file is also one of another kind: a page, a script or an archive. Rule forms.active-content. */
export function holdsForeign(bytes: Buffer): boolean {
  return holds(bytes, ANYWHERE) || ARCHIVES.some((signature) => bytes.includes(signature));
}

/** Whether what is beside the pixels of an image is something else as well. Rule forms.active-content. */
export function holdsForeignBeside(metadata: Buffer): boolean {
  return holds(metadata, IN_METADATA) || holdsForeign(metadata);
}
