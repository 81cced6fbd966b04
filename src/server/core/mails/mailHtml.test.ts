import { describe, expect, it } from 'vitest';
import { compile } from '#compiler/compile.ts';
import { loadFileTree } from '#compiler/load.ts';
import { ConfigStore } from '../config/ConfigStore.ts';
import { composeMail } from './composeMail.ts';
import { mailHtml, withoutEmptyRows } from './mailHtml.ts';

const { config } = compile(loadFileTree(new URL('../../../../', import.meta.url).pathname));
if (config === undefined) throw new Error('The config has problems; run npm run check.');
const store = new ConfigStore(config);

const VALUES = {
  name: `<img src=x onerror="alert(1)"> & 'Sari' %{link}`,
  brand: 'Beranda',
  link: 'https://dashboard.beranda.example/change_password/abc?x=1&y=2',
  minutes: 30,
};

describe('the HTML of a mail', () => {
  it('escapes values, and reads none of them as part of the template', () => {
    const { html, text } = composeMail({
      brand: store.brand('main'),
      language: 'en',
      mail: 'password_link',
      values: VALUES,
    });
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;Sari&#39; %{link}');
    expect(html).not.toContain('<img');
    expect(html?.match(/<a class="button"/g)).toHaveLength(1);
    expect(html).toContain('href="https://dashboard.beranda.example/change_password/abc?x=1&amp;y=2"');
    expect(text).toContain('https://dashboard.beranda.example/change_password/abc?x=1&y=2');
  });

  it('has no row for a value that is empty, nor has the text', () => {
    const values = { ...VALUES, external_id: 'INV-1', amount: 'Rp1', due_date: '28 Nov 2026', business: 'Kopi' };
    const mail = (description: string) =>
      composeMail({
        brand: store.brand('main'),
        language: 'en',
        mail: 'invoice_reminder',
        values: { ...values, description },
      });
    const [empty, full] = [mail(''), mail('Kopi Gayo')];
    expect(full.text).toContain('Invoice: INV-1\nFor: Kopi Gayo\nAmount: Rp1\n');
    expect(empty.text).toContain('Invoice: INV-1\nAmount: Rp1\n');
    expect([full.html?.includes('>For<'), empty.html?.includes('>For<')]).toEqual([true, false]);
  });

  it('loads nothing and runs nothing, in the name and colors of each brand, in both languages', () => {
    const mails = Object.keys(config.messages.en ?? {}).flatMap((key) => /^mails\.(\w+)_subject$/.exec(key)?.[1] ?? []);
    expect(mails.length).toBeGreaterThan(15);
    for (const name of config.brands.keys()) {
      const brand = store.brand(name);
      for (const language of ['en', 'id'] as const) {
        for (const mail of mails) {
          const { html } = composeMail({ brand, language, mail, values: { ...VALUES, name: 'Sari' } });
          expect(html).not.toMatch(/<(script|img|link|iframe|form)|url\(|@import|src=/i);
          expect(html).toContain(`<html lang="${language}">`);
          expect(html).toContain(brand.brand.theme.light.accent);
        }
      }
    }
  });

  it('has a label for the button of every mail with a link', () => {
    for (const language of ['en', 'id'] as const) {
      const words = config.messages[language] ?? {};
      const linked = Object.keys(words).filter(
        (key) => /^mails\.\w+_text$/.test(key) && words[key]?.includes('%{link}'),
      );
      expect(linked.filter((key) => !words[key]?.split('\n\n').includes('%{link}'))).toEqual([]);
      expect(linked.filter((key) => words[key.replace(/_text$/, '_action')] === undefined)).toEqual([]);
    }
  });
});

describe('the paragraphs of a mail', () => {
  function body(template: string, action: string | undefined = 'Pay'): string {
    const { brand } = store.brand('main');
    const values = { link: 'https://kopi.test/?a=1&b=2', amount: 'Rp1', brand: 'Beranda', zero: 0 };
    return mailHtml({ brand, language: 'en', subject: 'S', template, values, action }).replaceAll(
      / style="[^"]*"/g,
      '',
    );
  }

  it('are text with its lines, and values that are not known as they are written', () => {
    expect(body('Hi\nthere %{amount} %{zero} %{unknown}')).toContain('<p>Hi<br>there Rp1 0 %{unknown}</p>');
    expect(body('One\n\nTwo')).toContain('<p>One</p>\n<p>Two</p>');
    expect(body('One\n\nTwo')).not.toContain('<table role="presentation" cellpadding="0" cellspacing="0"><tr>');
  });

  it('have rows of a label and a value in a table, above their other lines', () => {
    const table = (rows: string) => `<table role="presentation" cellpadding="0" cellspacing="0">${rows}</table>`;
    const row = '<tr><td class="muted">Amount</td><td>Rp1</td></tr>';
    expect(body('Amount: %{amount}')).toContain(`<td class="card">\n${table(row)}\n</td>`);
    expect(body('Amount: %{amount}\nThanks')).toContain(`${table(row)}<p>Thanks</p>`);
    const long = 'a'.repeat(40);
    expect(body(`${long}: %{amount}`)).toContain(`<td class="muted">${long}</td>`);
    expect(body(`${long}a: %{amount}`)).toContain(`<p>${long}a: Rp1</p>`);
  });

  it('have a button for the link, with its label or its address, and no signature', () => {
    const address = 'https://kopi.test/?a=1&amp;b=2';
    expect(body('%{link}')).toContain(`<p><a class="button" href="${address}">Pay</a></p>`);
    expect(body('See %{link}')).toContain(`<p>See ${address}</p>`);
    const { brand } = store.brand('main');
    const parts = { brand, language: 'en', subject: 'S', values: { link: 'https://kopi.test/' } } as const;
    expect(mailHtml({ ...parts, template: '%{link}', action: undefined })).toContain('>https://kopi.test/</a>');
    expect(body('Bye\n\n%{brand}')).toContain('<p>Bye</p>\n</td>');
  });

  it('lose the lines whose only value is empty, and no other line', () => {
    const text = 'For: %{description}\n%{description}\nAmount: %{amount}\nDear %{description}\nNote: %{absent}';
    expect(withoutEmptyRows(text, { description: '', amount: 0 })).toBe(
      'Amount: %{amount}\nDear %{description}\nNote: %{absent}',
    );
  });
});
