// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser } from '../../testing/setUpBrowser.ts';
import { Icon } from '../icons/Icon.tsx';
import { Toast, type ToastProps } from './Toast.tsx';

setUpBrowser();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function draw(message: Partial<ToastProps> = {}) {
  const onClose = vi.fn();
  renderConsole(<Toast id={1} text="Saved" tone="positive" onClose={onClose} {...message} />);
  return onClose;
}

function renderedIcon(name: 'alert' | 'check'): string | null | undefined {
  return renderConsole(<Icon name={name} />)
    .container.querySelector('path')
    ?.getAttribute('d');
}

describe('a toast', () => {
  // Rule navigation.toast.
  it('closes by itself after three seconds', () => {
    const onClose = draw();
    act(() => vi.advanceTimersByTime(2_999));
    expect(onClose).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stays until its action expires', () => {
    const onClose = draw({ action: { label: 'Undo', until: Date.now() + 8_000, onSelect: () => undefined } });
    act(() => vi.advanceTimersByTime(7_999));
    expect(onClose).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('with an action that has nearly expired stays three seconds', () => {
    const onClose = draw({ action: { label: 'Undo', until: Date.now() + 10, onSelect: () => undefined } });
    act(() => vi.advanceTimersByTime(2_999));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes, then runs its action', () => {
    const onSelect = vi.fn();
    const onClose = draw({ action: { label: 'Undo', until: Date.now() + 8_000, onSelect } });
    screen.getByRole('button', { name: 'Undo' }).click();
    expect([onClose.mock.calls.length, onSelect.mock.calls.length]).toEqual([1, 1]);
  });

  it('is an alert with an icon of its own when it reports an error', () => {
    draw({ text: 'Not saved', tone: 'critical' });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('Not saved');
    draw();
    const icons = [alert, screen.getByRole('status')].map((toast) => toast.querySelector('path')?.getAttribute('d'));
    expect(icons[0]).not.toBe(icons[1]);
    expect(renderedIcon('alert')).toBe(icons[0]);
  });
});
