import { expect, it } from 'vitest';
import { compile } from '#compiler/compile.ts';
import type { Config } from '#compiler/config.ts';
import { loadFileTree } from '#compiler/load.ts';
import type { Problem } from '#compiler/problem.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import { ConfigStore } from './ConfigStore.ts';

function compileOwn(): Config {
  const { config } = compile(loadFileTree(process.cwd()));
  if (config === undefined) throw new Error('The config has problems.');
  return config;
}

const config = compileOwn();
const store = new ConfigStore(config);

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

it('an unknown brand has the default config', () => {
  expect(store.brand('second').brand.id).toBe('second');
  expect(store.brand('unknown')).toBe(store.brand('main'));
});

it('a brand has its own dark logo and powered-by image, where its pack names them', () => {
  expect(store.brand('mitra').brand).toMatchObject({
    logo: expect.stringContaining('/brands/mitra/logo.svg'),
    logo_dark: expect.stringContaining('/brands/mitra/logo-dark.svg'),
    powered_by: expect.stringContaining('/brands/mitra/powered-by.svg'),
  });
  expect(store.brand('main').brand).not.toHaveProperty('powered_by');
});

const FACTS: GuardFacts = {
  permission: [],
  country: ['ID'],
  brand: ['main'],
  entity: ['main'],
  environment: ['PRODUCTION'],
  flag: [],
  account: [],
  status: ['LIVE'],
  excluded_page: [],
  internal: false,
};

it('resolves the config once for the same brand and facts, until the config is replaced', () => {
  const replaced = new ConfigStore(config);
  const first = replaced.resolve('main', FACTS);
  expect(replaced.resolve('main', { ...FACTS })).toBe(first);
  expect(replaced.resolve('second', FACTS)).not.toBe(first);
  expect(replaced.resolve('main', { ...FACTS, internal: true })).not.toBe(first);
  replaced.replace(config);
  expect(replaced.resolve('main', FACTS)).not.toBe(first);
});

it('keeps the config that is served when a changed one has problems, until one without is loaded', () => {
  const reloaded = new ConfigStore(config);
  const problem = { code: 'json-syntax', place: { file: 'locales/en.json', line: 1, column: 1 } } as Problem;
  expect(reloaded.problems()).toEqual([]);
  reloaded.refuse([problem]);
  expect(reloaded.problems()).toEqual([problem]);
  expect(reloaded.current().config).toBe(config);
  reloaded.replace(config);
  expect(reloaded.problems()).toEqual([]);
});
