import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SERVER = fileURLToPath(new URL('../../src/server', import.meta.url));

/** The address of a request as it was sent: `request.url`, `request.raw.url`, `originalUrl`, or taken out of a request. */
const RAW_ADDRESS =
  /\b(?:request|req|raw|this)\s*\.\s*(?:raw\s*\.\s*)?url\b|\boriginalUrl\b|\{[^{}]*\burl\b[^{}]*\}(?:\s*=\s*(?:request|req|raw)\b|\s*:\s*(?:FastifyRequest|IncomingMessage))/g;

/** Files that record the address and decide nothing by it. */
const RECORDS = new Set(['access/apiKeys/apiLogPlugin.ts']);

function uses(text: string): string[] {
  return [...text.matchAll(RAW_ADDRESS)].map(([found]) => found);
}

it('finds every way to read the raw URL of a request', () => {
  const ways = [
    "if (request.url.startsWith('/api/')) return;",
    'const path = req.raw.url;',
    'request.originalUrl',
    'const { url } = request;',
    'function isApi({ url, method }: FastifyRequest) {}',
  ];
  for (const way of ways) expect(uses(way), way).toHaveLength(1);
  expect(uses('request.routeOptions.url; callback.url; route.url')).toEqual([]);
});

it('no code on the server decides by the raw URL, which has many spellings, but by the matched route', () => {
  const found = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !RECORDS.has(file))
    .flatMap((file) => uses(readFileSync(join(SERVER, file), 'utf8')).map((use) => `${file}: ${use}`));
  expect(found).toEqual([]);
});
