import { expect, it } from 'vitest';
import { compile } from '#compiler/compile.ts';
import { loadFileTree } from '#compiler/load.ts';
import { SYSTEM_ACTOR } from '#server/core/activity/recordSystemActivity.ts';
import { ROOT } from './sampleTree.ts';

const { config } = compile(loadFileTree(ROOT));

it('the system actor has a text in both languages, in every record that shows it', () => {
  const records = [...(config?.records.values() ?? [])].filter(({ fields }) => fields.actor_name !== undefined);
  expect(records.map(({ name }) => name).sort()).toEqual(['activity-log', 'sub-account-activity']);
  for (const { name, fields } of records) {
    const key = `values.${name.replaceAll('-', '_')}.actor_name.${SYSTEM_ACTOR}`;
    expect(fields.actor_name?.words, name).toContain(SYSTEM_ACTOR);
    expect([config?.messages.en?.[key], config?.messages.id?.[key]], key).toEqual(['System', 'Sistem']);
  }
});
