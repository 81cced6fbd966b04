// @vitest-environment jsdom
import type { WidgetProps } from '@rjsf/utils';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser } from '../../testing/setUpBrowser.ts';
import { EmailsWidget } from './EmailsWidget.tsx';

setUpBrowser();

let held: readonly string[] | undefined;

function Held() {
  const [value, setValue] = useState<readonly string[]>();
  held = value;
  const declared = { type: 'emails', field: 'recipients', label: 'recipients', width: 'full', max_items: 5 };
  const props = { id: 'to', name: 'recipients', value, options: { declared }, onChange: setValue };
  return <EmailsWidget {...(props as unknown as WidgetProps)} />;
}

function typist() {
  const user = userEvent.setup();
  renderConsole(<Held />);
  return { user, input: screen.getByRole('textbox') };
}

describe('e-mail addresses', () => {
  it('are added by Enter, a comma or leaving the field, each once, and taken out again', async () => {
    const { user, input } = typist();
    await user.type(input, 'a@x.test{Enter}b@x.test,A@x.test{Enter}c@x.test');
    await user.tab();
    expect(held).toEqual(['a@x.test', 'b@x.test', 'c@x.test']);
    await user.click(screen.getByRole('button', { name: /b@x.test/ }));
    expect(held).toEqual(['a@x.test', 'c@x.test']);
  });

  it('stay where they were typed while they are none', async () => {
    const { user, input } = typist();
    await user.type(input, 'nobody{Enter}');
    expect(held).toBeUndefined();
    expect(input).toHaveProperty('value', 'nobody');
    expect(screen.getByRole('status').textContent).not.toBe('');
  });

  // Rule forms.emails-pill.
  it('are limited to five, which is shown for a second and a half', async () => {
    const { user, input } = typist();
    await user.click(input);
    await user.paste('1@x.test 2@x.test 3@x.test 4@x.test 5@x.test 6@x.test ');
    expect(held).toHaveLength(5);
    const shown = performance.now();
    expect(screen.getByRole('status').textContent).not.toBe('');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''), { timeout: 10_000 });
    expect(performance.now() - shown).toBeGreaterThan(1000);
  });
});
