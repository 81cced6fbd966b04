import { describe, expect, it } from 'vitest';
import { compile } from '#compiler/compile.ts';
import { type Edit, edited, removeWords, replace } from './problem-cases/edits.ts';
import { sampleTree } from './sampleTree.ts';

/** Gives a key its words in both languages. */
function addWords(key: string, en: string, id: string): Edit {
  return (tree) => {
    for (const [language, word] of [
      ['en', en],
      ['id', id],
    ] as const) {
      replace(`locales/${language}.json`, '{\n', `{\n  "${key}": "${word}",\n`)(tree);
    }
  };
}

function messagesAfter(...edits: Edit[]) {
  const { config, problems } = compile(edited(sampleTree(), edits));
  expect(problems).toEqual([]);
  return config?.messages;
}

describe('texts without an own key', () => {
  it('are the common ones of the field or value name, in each language', () => {
    const messages = messagesAfter(
      removeWords('fields.payment.created'),
      removeWords('values.payment.status.PAID'),
      addWords('fields.common.created', 'Made', 'Dibuat'),
      addWords('values.common.PAID', 'Paid for', 'Lunas'),
    );
    expect(messages?.en?.['fields.payment.created']).toBe('Made');
    expect(messages?.id?.['fields.payment.created']).toBe('Dibuat');
    expect(messages?.id?.['values.payment.status.PAID']).toBe('Lunas');
  });

  it('never replace own texts', () => {
    const said = messagesAfter()?.en?.['fields.payment.created'];
    const messages = messagesAfter(addWords('fields.common.created', 'Made', 'Dibuat'));
    expect(messages?.en?.['fields.payment.created']).toBe(said);
  });

  it('are used as labels of the fields of the record’s form', () => {
    const messages = messagesAfter(
      removeWords('forms.refund.amount'),
      removeWords('fields.refund.amount'),
      addWords('fields.common.amount', 'How much', 'Berapa'),
    );
    expect(messages?.en?.['forms.refund.amount']).toBe('How much');
  });
});
