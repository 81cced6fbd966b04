import { describe, expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

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
});
