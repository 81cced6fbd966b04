import { expect, it, vi } from 'vitest';
import { ConfigStore } from '#server/core/config/ConfigStore.ts';
import { startTestApp } from '../helpers/testApp.ts';

it('nothing of the config is read while routes are registered: it would stay after a reload', async () => {
  const reads = (['current', 'brand', 'brandOfHost', 'resolve'] as const).map((name) =>
    vi.spyOn(ConfigStore.prototype, name),
  );
  const test = await startTestApp();
  const counts = reads.map(({ mock }) => mock.calls.length);
  for (const read of reads) read.mockRestore();
  await test.close();
  expect(counts).toEqual([0, 0, 0, 0]);
}, 60_000);
