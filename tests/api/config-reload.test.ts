import { expect, it, vi } from 'vitest';
import { ConfigStore } from '#server/core/config/ConfigStore.ts';
import { startTestApp } from '../helpers/testApp.ts';

it('the registration of routes reads nothing from the config, which a reload would not change', async () => {
  const reads = (['current', 'brand', 'brandOfHost', 'resolve'] as const).map((name) =>
    vi.spyOn(ConfigStore.prototype, name),
  );
  const test = await startTestApp();
  const counts = reads.map(({ mock }) => mock.calls.length);
  for (const read of reads) read.mockRestore();
  await test.close();
  expect(counts).toEqual([0, 0, 0, 0]);
}, 60_000);
