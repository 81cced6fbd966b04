import { createCipheriv, hkdfSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { reseal, seal, unseal } from './seal.ts';

describe('a sealed text', () => {
  it('is read again, and looks different each time', () => {
    const sealed = seal('authenticator', 'JBSWY3DPEHPK3PXP');
    expect(unseal('authenticator', sealed)).toBe('JBSWY3DPEHPK3PXP');
    expect(seal('authenticator', 'JBSWY3DPEHPK3PXP').equals(sealed)).toBe(false);
    expect(sealed.includes('JBSWY3DP')).toBe(false);
  });

  it('is refused once a bit of it has changed, or as another kind', () => {
    const sealed = seal('authenticator', 'secret');
    for (const place of [0, 14, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(() => unseal('authenticator', changed)).toThrow();
    }
    expect(() => unseal('message', sealed)).toThrow();
  });

  // Rule security.secrets-sealed.
  it('is opened after SECRET_KEY was replaced, where SECRET_KEY_BEFORE has the former one', () => {
    const former = { SECRET_KEY: 'the former key' };
    const current = { SECRET_KEY: 'the current key', SECRET_KEY_BEFORE: 'the former key' };
    const sealed = seal('authenticator', 'JBSWY3DPEHPK3PXP', former);
    expect(unseal('authenticator', sealed, current)).toBe('JBSWY3DPEHPK3PXP');
    expect(unseal('authenticator', seal('authenticator', 'new', current), { SECRET_KEY: 'the current key' })).toBe(
      'new',
    );
    expect(() => unseal('authenticator', sealed, { SECRET_KEY: 'the current key' })).toThrow();
    expect(() => unseal('message', sealed, current)).toThrow();
  });
});

it('a sealed text is its nonce of 12 bytes, as many bytes as the text has, and a tag of 16', () => {
  expect(seal('message', '').length).toBe(28);
  expect(seal('message', 'Peña').length).toBe(28 + 5);
  const key = Buffer.from(hkdfSync('sha256', 'a key', '', 'beranda message', 32));
  const nonce = Buffer.alloc(12, 7);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = Buffer.concat([nonce, cipher.update('Peña', 'utf8'), cipher.final(), cipher.getAuthTag()]);
  expect(unseal('message', sealed, { SECRET_KEY: 'a key' })).toBe('Peña');
});

// Rule security.secrets-sealed.
it('is sealed again with the current key where the former one opens it', () => {
  const former = { SECRET_KEY: 'the former key' };
  const current = { SECRET_KEY: 'the current key' };
  const both = { ...current, SECRET_KEY_BEFORE: 'the former key' };
  const sealed = seal('authenticator', 'JBSWY3DPEHPK3PXP', former);
  const again = reseal('authenticator', sealed, both);
  if (typeof again === 'string') throw new Error(again);
  expect(unseal('authenticator', again, current)).toBe('JBSWY3DPEHPK3PXP');
  expect(reseal('authenticator', again, both)).toBe('current');
  expect(reseal('authenticator', sealed, current)).toBe('unreadable');
  expect(reseal('message', sealed, both)).toBe('unreadable');
});
