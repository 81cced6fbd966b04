import { describe, expect, it } from 'vitest';
import { type NoTurn, Turns } from './Turns.ts';

function given(turn: (() => void) | NoTurn): () => void {
  if (typeof turn === 'string') throw new Error(`no turn: ${turn}`);
  return turn;
}

describe('Turns', () => {
  it('gives a key its share at once, and says that the key is full', async () => {
    const turns = new Turns({ inAll: 4, each: 2, patience: 5 });
    given(await turns.take('a'));
    given(await turns.take('a'));
    expect(await turns.take('a')).toBe('key-full');
    given(await turns.take('b'));
    given(await turns.take('b'));
    expect(await turns.take('c')).toBe('all-full');
  });

  it('gives a turn that comes back to who has waited longest and may have it', async () => {
    const turns = new Turns({ inAll: 2, each: 1, patience: 1_000 });
    const first = given(await turns.take('a'));
    const second = given(await turns.take('b'));
    const began: string[] = [];
    const waiting = ['b', 'c', 'a'].map(async (key) => {
      const giveBack = given(await turns.take(key));
      began.push(key);
      giveBack();
    });
    first();
    // Twice is once.
    first();
    await expect.poll(() => began).toEqual(['c', 'a']);
    second();
    await Promise.all(waiting);
    expect(began).toEqual(['c', 'a', 'b']);
    given(await turns.take('a'));
    given(await turns.take('b'));
  });

  it('forgets who has waited in vain', async () => {
    const turns = new Turns({ inAll: 1, each: 1, patience: 5 });
    const giveBack = given(await turns.take('a'));
    expect(await turns.take('b')).toBe('all-full');
    giveBack();
    given(await turns.take('c'));
  });
});
