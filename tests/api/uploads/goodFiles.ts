import sharp from 'sharp';
import { pdf, picture, stream, withChunk, withComment } from './pieces.ts';

/** A file that is kept: bit for bit, or as its pixels. */
export interface GoodFile {
  readonly what: string;
  readonly name: string;
  readonly accept: 'document' | 'image' | 'picture' | 'rows';
  readonly bytes: Buffer;
  readonly kept: 'bytes' | 'pixels';
}

export async function goodFiles(): Promise<readonly GoodFile[]> {
  const [png, jpeg] = await Promise.all([picture().png().toBuffer(), picture().jpeg().toBuffer()]);
  const place = { IFD0: { Make: 'Camera', Copyright: 'Siti' }, IFD3: { GPSLatitude: '6/1 12/1 0/1' } };
  const photo = await picture(60, 20).withExif(place).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const alpha = { create: { width: 9, height: 7, channels: 4 as const, background: { r: 9, g: 8, b: 7, alpha: 0.4 } } };
  const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42'), Buffer.alloc(12)]);
  const pixels: Readonly<Record<string, readonly [string, Buffer, GoodFile['accept']?]>> = {
    'a picture': ['ktp.png', png],
    'a photo': ['ktp.jpg', jpeg],
    'a photo with the place and the camera, lying on its side': ['IMG_0001.JPEG', photo],
    'a photo that appears bit by bit': ['ktp.jpg', await picture().jpeg({ progressive: true }).toBuffer()],
    'a photo without colours': ['ktp.jpg', await picture().grayscale().jpeg().toBuffer()],
    'a picture that can be seen through': ['logo.png', await sharp(alpha).png().toBuffer(), 'image'],
    'a picture of few colours': ['logo.png', await picture().png({ palette: true }).toBuffer(), 'image'],
    'a picture that appears bit by bit': [
      'product.png',
      await picture().png({ progressive: true }).toBuffer(),
      'picture',
    ],
    'a picture with a note': ['ktp.png', withChunk(png, 'tEXt', 'Author\0Siti Rahma')],
    'a photo with a comment': ['ktp.jpg', withComment(jpeg, 'Kopi Nusantara, Bandung')],
    'a photo with a smaller one after it': ['IMG_2.jpg', Buffer.concat([jpeg, jpeg])],
    'a photo with a film of the moment': ['IMG_3.jpg', Buffer.concat([jpeg, film])],
    'a picture without an ending, in other letters': ['受付 番号', png],
  };
  const bytes: Readonly<Record<string, readonly [string, Buffer, GoodFile['accept']?]>> = {
    'a document': ['akta.pdf', pdf()],
    'an old document': ['akta.PDF', pdf('', [], '1.4')],
    'a document with a compressed page': [
      'nib.pdf',
      pdf('', [stream('BT /F1 12 Tf (the /JavaScript of coffee) Tj ET')]),
    ],
    'a document with compressed objects': [
      'nib.pdf',
      pdf('', [stream('4 0 << /Type /Font >>', '/Type /ObjStm /N 1 /First 4')]),
    ],
    'a document that opens at a page': ['nib.pdf', pdf('/OpenAction [3 0 R /Fit]', [], '2.0')],
    rows: ['rows.csv', Buffer.from('bank,account_number,amount\nBCA,1234567890,10000\n'), 'rows'],
    'rows of a spreadsheet, in another language': [
      'baris.csv',
      Buffer.from('\uFEFFbank;nama;nominal\r\nBCA;"Siti, Rahma";-10\r\n'),
      'rows',
    ],
  };
  const made = (kept: GoodFile['kept'], files: typeof bytes): GoodFile[] =>
    Object.entries(files).map(([what, [name, content, accept = 'document']]) => ({
      what,
      name,
      accept,
      bytes: content,
      kept,
    }));
  return [...made('pixels', pixels), ...made('bytes', bytes)];
}
