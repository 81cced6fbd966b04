import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { readWorkers } from './readWorkers.ts';

const SERVER = { databaseUrl: 'postgres://127.0.0.1/beranda', production: true, demo: false };
const EMBEDDED = { databaseUrl: undefined, production: false, demo: true };

it('starts one process for each core on a server, and one elsewhere', () => {
  const cores = Math.min(availableParallelism(), 64);
  expect(readWorkers(undefined, SERVER)).toBe(cores);
  expect(readWorkers('', { ...SERVER, production: false, demo: true })).toBe(cores);
  expect(readWorkers(undefined, { ...SERVER, production: false })).toBe(1);
  expect(readWorkers(undefined, EMBEDDED)).toBe(1);
  expect([readWorkers('3', SERVER), readWorkers('1', EMBEDDED)]).toEqual([3, 1]);
});

it.each(['0', '65', '-1', '2.5', 'all', ' 2', '1e1'])('refuses %j', (value) => {
  expect(() => readWorkers(value, SERVER)).toThrow(`WORKERS is "${value}"; set it to a number from 1 to 64.`);
});

it('refuses several processes with the embedded database', () => {
  expect(() => readWorkers('2', EMBEDDED)).toThrow('the embedded database serves one process');
});
