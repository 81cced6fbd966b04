import { describe, expect, it } from 'vitest';
import { crc16 } from './crc16.ts';
import { qrisText } from './qrisText.ts';

/** The fields of a payload by their numbers. */
function fieldsOf(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4));
    fields[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return fields;
}

describe('the text of a QRIS code', () => {
  it('is laid out in fields, and ends in a sum that finds a wrong digit', () => {
    const text = qrisText({ name: 'Kopi Nusantara', reference: 'MEJA-4', amount: '85000' });
    expect(fieldsOf(text)).toMatchObject({
      '00': '01',
      '01': '12',
      '53': '360',
      '54': '85000',
      '58': 'ID',
      '59': 'Kopi Nusantara',
      '62': '0506MEJA-4',
    });
    expect(crc16('123456789')).toBe(0x29b1);
    expect(text.slice(-4)).toBe(crc16(text.slice(0, -4)).toString(16).toUpperCase().padStart(4, '0'));
  });

  it('has a name and a reference of at most 25 characters, each with its length', () => {
    for (const length of [1, 9, 10, 24, 25, 26, 60]) {
      const fields = fieldsOf(qrisText({ name: 'n'.repeat(length), reference: 'r'.repeat(length), amount: '1' }));
      const shown = Math.min(length, 25);
      expect(fields['59']).toBe('n'.repeat(shown));
      expect(fields['62']).toBe(`05${String(shown).padStart(2, '0')}${'r'.repeat(shown)}`);
      expect(fields['63']).toMatch(/^[0-9A-F]{4}$/);
    }
    expect(fieldsOf(qrisText({ name: '咖啡', reference: 'A', amount: '1' }))['59']).toBe('QRIS');
  });

  it('without an amount is paid again and again, and the payer enters it', () => {
    const fields = fieldsOf(qrisText({ name: 'Kopi', reference: 'KASIR-1', amount: undefined }));
    expect([fields['01'], fields['54']]).toEqual(['11', undefined]);
  });

  it('holds what every scanner reads of a name, cut to what there is room for', () => {
    const { '59': name } = fieldsOf(
      qrisText({ name: 'Café 咖啡 di Jalan Kemang Raya Selatan', reference: 'A', amount: undefined }),
    );
    expect(name).toBe('Cafe di Jalan Kemang Raya');
  });
});
