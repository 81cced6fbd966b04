import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A picture with some shapes in it, in a format. */
export function picture(width = 40, height = 30): Sharp {
  const red = { create: { width: 8, height: 8, channels: 3 as const, background: '#c33' } };
  return sharp({ create: { width, height, channels: 3, background: '#fa0' } }).composite([
    { input: red, left: 3, top: 2 },
  ]);
}

/** A chunk of a PNG. */
export function chunk(type: string, data: Buffer | string): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(data as string)]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(body.length - 4, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** A PNG with a chunk after its header. */
export function withChunk(png: Buffer, type: string, data: Buffer | string): Buffer {
  return Buffer.concat([png.subarray(0, 33), chunk(type, data), png.subarray(33)]);
}

/** A JPEG with a comment after its start. */
export function withComment(jpeg: Buffer, text: Buffer | string, marker = 0xfe): Buffer {
  const body = Buffer.from(text as string);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

/** An archive with one file in it. */
export function zip(name: string, text: string): Buffer {
  const data = deflateRawSync(text);
  const file = Buffer.alloc(30);
  file.writeUInt32LE(0x04034b50, 0);
  file.writeUInt16LE(8, 8);
  file.writeUInt32LE(crc32(text), 14);
  file.writeUInt32LE(data.length, 18);
  file.writeUInt32LE(text.length, 22);
  file.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  file.copy(entry, 6, 4, 30);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + data.length, 16);
  return Buffer.concat([file, Buffer.from(name), data, entry, Buffer.from(name), end]);
}

/** A document with a catalog that holds `catalog`, and more objects. */
export function pdf(catalog = '', objects: readonly (string | Buffer)[] = [], version = '1.7'): Buffer {
  const head = `%PDF-${version}\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n`;
  const more = objects.map((object, index) =>
    Buffer.concat([Buffer.from(`${index + 4} 0 obj\n`), Buffer.from(object as string), Buffer.from('\nendobj\n')]),
  );
  return Buffer.concat([Buffer.from(head), ...more, Buffer.from('trailer\n<< /Root 1 0 R >>\n%%EOF\n')]);
}

/** An object that is a stream, compressed. */
export function stream(content: Buffer | string, dictionary = ''): Buffer {
  const data = deflateSync(content, { level: 9 });
  const head = `<< /Length ${data.length} /Filter /FlateDecode ${dictionary} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream')]);
}
