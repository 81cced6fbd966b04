import { expect, it } from 'vitest';
import { fileType, rowsFileType } from './fileType.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

it.each([
  ['an image of cameras', [0xff, 0xd8, 0xff, 0xe0], 'image/jpeg', undefined],
  ['an image of screens', [...PNG, 0], 'image/png', undefined],
  ['a part of its signature', PNG.slice(0, 7), undefined, 'text/csv'],
  ['a document', [...Buffer.from('%PDF-1.7')], 'application/pdf', undefined],
  ['a document after something else', [...Buffer.from(' %PDF-1.7')], undefined, 'text/csv'],
  ['a spreadsheet', [...Buffer.from('PK\x03\x04rest')], undefined, undefined],
  ['a line of text', [...Buffer.from('PK,amount')], undefined, 'text/csv'],
  ['nothing', [], undefined, 'text/csv'],
] as const)('%s has the type of its first bytes', (_what, bytes, type, rows) => {
  expect([fileType(Buffer.from(bytes)), rowsFileType(Buffer.from(bytes))]).toEqual([type, rows]);
});
