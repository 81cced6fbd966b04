import { expect, it } from 'vitest';
import { ApiError } from '../../../core/errors/ApiError.ts';
import { parseExport } from './parseExport.ts';

const ACCESS = { exportColumns: ['created', 'amount', 'status'].map((field) => ({ type: 'text', field })) } as never;

function parsed(raw: object): unknown {
  try {
    const { columns, language } = parseExport(raw, ACCESS, 'id');
    return [columns.map(({ field }) => field).join(), language];
  } catch (error) {
    return error instanceof ApiError ? error.errors?.map(({ field }) => field) : error;
  }
}

it.each([
  [{}, ['created,amount,status', 'id']],
  [{ columns: '', format: 'csv', language: 'en' }, ['created,amount,status', 'en']],
  [{ columns: 'status,created' }, ['status,created', 'id']],
  [{ columns: 'status,status' }, ['status', 'id']],
  [{ columns: 'status,secret' }, ['columns']],
  [{ columns: ',' }, ['columns']],
  [{ columns: ['status'] }, ['columns']],
  [{ format: 'pdf', language: 'fr', columns: 'x' }, ['columns', 'format', 'language']],
  [{ language: ['en'] }, ['language']],
])('an export of %j has %j', (raw, wanted) => {
  expect(parsed(raw)).toEqual(wanted);
});
