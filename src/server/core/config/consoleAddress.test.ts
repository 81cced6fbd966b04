import { expect, it } from 'vitest';
import { consoleAddress } from './consoleAddress.ts';

const brands = new Map([
  ['main', { source: { value: { domains: ['dashboard.beranda.example', 'second.beranda.example'] } } }],
  ['bare', { source: { value: { domains: [] } } }],
]);
const DEPLOYED = { demo: false, host: '10.0.0.7', port: 4000, publicUrl: undefined };

function addressOf(id: string, change: Partial<{ demo: boolean; publicUrl: string }> = {}): string {
  return consoleAddress({ config: { brands } as never, brand: { id } }, { ...DEPLOYED, ...change });
}

// Rule brands.by-host.
it('the console of a brand is at PUBLIC_URL, else at its first domain, and of a demo at its host', () => {
  expect(addressOf('main')).toBe('https://dashboard.beranda.example');
  expect([addressOf('bare'), addressOf('unknown')]).toEqual(['http://10.0.0.7:4000', 'http://10.0.0.7:4000']);
  expect(addressOf('main', { demo: true })).toBe('http://10.0.0.7:4000');
  for (const demo of [true, false]) {
    expect(addressOf('main', { demo, publicUrl: 'https://{brand}.staging.example' })).toBe(
      'https://main.staging.example',
    );
    expect(addressOf('bare', { demo, publicUrl: 'https://staging.example' })).toBe('https://staging.example');
  }
});
