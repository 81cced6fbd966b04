import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTyping, type Typing } from './Typing.ts';

let typing: Typing;
let noted: string[];
let taken: string[];

beforeEach(() => {
  vi.useFakeTimers();
  noted = [];
  taken = [];
  typing = createTyping(
    (path, value) => noted.push(`${path.join('.')}=${value}`),
    (hand) => hand(),
  );
});

afterEach(() => void vi.useRealTimers());

/** A change on its way to the form, as a field sends it. */
function send(field: string, value: string): void {
  typing.receive([field], value, () => taken.push(`${field}=${value}`));
}

function type(field: string, value: string) {
  return typing.type(() => send(field, value));
}

// Rule forms.typing-is-light.
describe('what is typed', () => {
  it('is noted with every key, and taken up once, when the typing rests', () => {
    const first = type('name', 'B');
    const second = type('name', 'Bu');
    expect(noted).toEqual(['name=B', 'name=Bu']);
    expect(taken).toEqual([]);
    expect([first.isTaken, second.isTaken]).toEqual([true, false]);
    vi.advanceTimersByTime(1_000);
    expect(taken).toEqual(['name=Bu']);
    expect(second.isTaken).toBe(true);
  });

  it('is taken up before what another field changes, typed or chosen', () => {
    type('name', 'Bu');
    type('email', 'bu@');
    expect(taken).toEqual(['name=Bu']);
    send('type', 'BUSINESS');
    expect(taken).toEqual(['name=Bu', 'email=bu@', 'type=BUSINESS']);
    vi.advanceTimersByTime(1_000);
    expect(taken).toHaveLength(3);
  });

  it('is taken up at once where the form needs it, and not again', () => {
    type('name', 'Bu');
    typing.settle();
    vi.advanceTimersByTime(1_000);
    expect(taken).toEqual(['name=Bu']);
  });

  it('is nothing else: a choice does not wait', () => {
    send('type', 'BUSINESS');
    expect(taken).toEqual(['type=BUSINESS']);
    expect(noted).toEqual([]);
  });
});
