// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FIXTURE_CONSOLE } from '../../fixtures/fixtureConsole.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser } from '../../testing/setUpBrowser.ts';
import { NothingOpenScreen } from './NothingOpenScreen.tsx';

setUpBrowser();

describe('a user to whom nothing is open', () => {
  it('sees the contacts, and can sign out', () => {
    const console = { ...FIXTURE_CONSOLE, home: null, navigation: [], resources: {}, pages: {} };
    renderConsole(<NothingOpenScreen />, { console });
    expect(screen.getByRole('main').dataset.screen).toBe('nothing-open');
    expect(screen.getByText(new RegExp(console.business.name))).toBeDefined();
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeDefined();
  });
});
