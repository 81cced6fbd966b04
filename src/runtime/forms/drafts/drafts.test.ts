// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { FIXTURE_CONSOLE } from '../../fixtures/fixtureConsole.ts';
import { setUpBrowser, TEST_SESSION } from '../../testing/setUpBrowser.ts';
import { type DraftOwner, readDraft, removeDraft, saveDraft } from './drafts.ts';

setUpBrowser();

const OWNER: DraftOwner = {
  userId: FIXTURE_CONSOLE.user.id,
  businessId: FIXTURE_CONSOLE.business.id,
  environment: 'DEVELOPMENT',
  draftKey: 'customers.edit.1',
};

const FORM = {
  form: 'customer',
  schema: {
    properties: {
      name: { type: 'string' },
      city: { type: 'string' },
      document: { type: 'string' },
      pin: { type: 'string' },
    },
  },
  sections: [
    {
      id: 'all',
      fields: [
        { field: 'name', type: 'text' },
        { field: 'city', type: 'text' },
        { field: 'document', type: 'file' },
        { field: 'pin', type: 'text', secret: true },
      ],
    },
  ],
} as unknown as Parameters<typeof saveDraft>[1];

const BEGUN = { name: 'Sari', city: 'Bandung', document: 'file_1' };

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('beranda.session', JSON.stringify(TEST_SESSION));
});

describe('a draft that a device has kept', () => {
  // Rule session.drafts.
  it('has what was typed, without secrets and files', () => {
    saveDraft(OWNER, FORM, BEGUN, { ...BEGUN, name: 'Bu Sari', pin: '246810' });
    expect(JSON.stringify(Object.values({ ...localStorage }))).not.toContain('246810');
    expect(readDraft(OWNER, FORM, BEGUN)).toEqual({
      values: { ...BEGUN, name: 'Bu Sari' },
      conflicts: [],
      misfits: [],
    });
  });

  // Rule actions.changed-record.
  it('is merged with what has changed in the record since, and names what both have changed', () => {
    saveDraft(OWNER, FORM, BEGUN, { ...BEGUN, name: 'Bu Sari' });
    const now = { ...BEGUN, city: 'Jakarta', document: 'file_2' };
    expect(readDraft(OWNER, FORM, now)).toEqual({ values: { ...now, name: 'Bu Sari' }, conflicts: [], misfits: [] });
    const renamed = { ...now, name: 'Sari Dewi' };
    expect(readDraft(OWNER, FORM, renamed)).toEqual({
      values: { ...now, name: 'Bu Sari' },
      conflicts: [{ field: 'name', theirs: 'Sari Dewi' }],
      misfits: [],
    });
  });

  it('has a field empty that was emptied, and keeps files', () => {
    saveDraft(OWNER, FORM, BEGUN, { name: BEGUN.name, document: BEGUN.document });
    expect(readDraft(OWNER, FORM, BEGUN)?.values).toEqual({ name: BEGUN.name, document: BEGUN.document });
  });

  it('is gone when the record has all of it, and when it is removed', () => {
    saveDraft(OWNER, FORM, BEGUN, { ...BEGUN, name: 'Bu Sari' });
    expect(readDraft(OWNER, FORM, { ...BEGUN, name: 'Bu Sari' })).toBeUndefined();
    expect(readDraft(OWNER, FORM, BEGUN)).toBeUndefined();
    saveDraft(OWNER, FORM, BEGUN, { ...BEGUN, name: 'Bu Sari' });
    removeDraft(OWNER);
    expect(readDraft(OWNER, FORM, BEGUN)).toBeUndefined();
  });

  // Rule forms.changed-form.
  it('is fitted to a form that has changed since', () => {
    const former = {
      ...FORM,
      sections: [{ id: 'all', fields: ['name', 'city', 'nickname'].map((field) => ({ field, type: 'text' })) }],
    } as unknown as typeof FORM;
    saveDraft(OWNER, former, { name: 'Sari', city: 7 }, { name: 'Bu Sari', city: 8, nickname: 'S' });
    const start = { name: 'Sari', city: 'Bandung' };
    expect(readDraft(OWNER, FORM, start)).toEqual({
      values: { name: 'Bu Sari', city: 'Bandung' },
      conflicts: [],
      misfits: ['city'],
    });
  });
});
