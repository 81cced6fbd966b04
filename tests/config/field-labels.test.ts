import { expect, it } from 'vitest';
import { compile } from '#compiler/compile.ts';
import { loadFileTree } from '#compiler/load.ts';
import { fieldLabel } from '#compiler/resolve/fields/resolveColumn.ts';
import { ROOT } from './sampleTree.ts';

const { config } = compile(loadFileTree(ROOT));

/** The end of a label that announces a day: "Requested on". */
const MOMENT = { en: / (?:on|at)$/, id: / pada$/ } as const;

it('a field that is yes or no has no label that announces a day', () => {
  const wrong: string[] = [];
  let known = 0;
  for (const record of config?.records.values() ?? []) {
    for (const { name, kind } of Object.values(record.fields)) {
      if (kind !== 'boolean') continue;
      for (const language of ['en', 'id'] as const) {
        const text = config?.messages[language]?.[fieldLabel(record, name)];
        if (text === undefined) continue;
        known += 1;
        if (MOMENT[language].test(text)) wrong.push(`${record.name}.${name} ${language}: ${text}`);
      }
    }
  }
  expect(known).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});
