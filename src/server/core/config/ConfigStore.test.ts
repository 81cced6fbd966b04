import { expect, it } from 'vitest';
import { compile } from '#compiler/compile.ts';
import { loadFileTree } from '#compiler/load.ts';
import { ConfigStore } from './ConfigStore.ts';

function openStore(): ConfigStore {
  const { config } = compile(loadFileTree(process.cwd()));
  if (config === undefined) throw new Error('The config has problems.');
  return new ConfigStore(config);
}

const store = openStore();

// Rule brands.by-host.
it.each([
  ['dashboard.sebaran.example', 'second'],
  ['pay.mitraniaga.example', 'mitra'],
  ['remit.beranda.example', 'remittance'],
])('shows at %s the brand %s', (host, brand) => {
  expect(store.brandOfHost(host).brand.id).toBe(brand);
});

// Rule brands.by-host.
it('shows the brand of a host however the host is written', () => {
  for (const host of ['DASHBOARD.sebaran.Example', 'dashboard.sebaran.example.'])
    expect([host, store.brandOfHost(host).brand.id]).toEqual([host, 'second']);
});

it.each([
  'evil-dashboard.sebaran.example',
  'dashboard.sebaran.example.evil.example',
  'evil.dashboard.sebaran.example',
  'dashboardXsebaran.example',
  'sebaran.example',
  'dashboard.sebaran.exampl',
  '',
])('shows at %j the default brand', (host) => {
  expect(store.brandOfHost(host).brand.id).toBe('main');
});
