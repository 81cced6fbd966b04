import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Console, PinnedAnswer } from '#contract/generated/api.ts';
import { MOST_PINNED } from '#contract/pinnedScreens.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { useToast } from '../../console/ToastProvider.tsx';
import { useChange } from '../../console/useChange.ts';
import { RequestError } from '../../core/session/RequestError.ts';
import { request } from '../../core/session/request.ts';
import { applyChanges, type PinChange, type PinnableItem, pinnableItems, pinnedItems } from './pinnedItems.ts';

/** The screens that the person has pinned. */
export interface Pinned {
  readonly items: readonly PinnableItem[];
  readonly isPinned: (to: string) => boolean;
  /** Whether an address is that of a screen of the sidebar. */
  readonly canPin: (to: string) => boolean;
  /**
   * Pins or unpins a screen at once. If the server does not keep that, it goes back and a toast says why. Returns whether it
   * was kept.
   */
  readonly toggle: (to: string) => Promise<boolean>;
}

const NONE: Pinned = { items: [], isPinned: () => false, canPin: () => false, toggle: async () => false };

const PinnedContext = createContext<Pinned>(NONE);

/** Returns the screens that the person has pinned. */
export function usePinned(): Pinned {
  return useContext(PinnedContext);
}

/** What the server has said last, and for which console: a newer console says it anew. */
interface Kept {
  readonly console: Console;
  readonly screens: readonly string[];
}

/** Sends changes to the other tabs of the person in the business, and receives theirs. Returns a function that sends. */
function useOtherTabs({ user, business }: Console, onChange: (change: PinChange) => void): (change: PinChange) => void {
  const name = `pinned ${user.id} ${business.id}`;
  const channel = useRef<BroadcastChannel>(undefined);
  const receive = useRef(onChange);
  receive.current = onChange;
  useEffect(() => {
    const opened = new BroadcastChannel(name);
    opened.onmessage = ({ data }: MessageEvent<PinChange>) => receive.current(data);
    channel.current = opened;
    return () => opened.close();
  }, [name]);
  return (change) => channel.current?.postMessage(change);
}

/** Holds what is pinned as long as the shell is mounted. Rule navigation.pinned. */
export function PinnedProvider({ children }: { readonly children: ReactNode }) {
  const { console } = useConsole();
  const translate = useTranslate();
  const toast = useToast();
  const { run } = useChange();
  const [kept, setKept] = useState<Kept>({ console, screens: console.pinned ?? [] });
  const [unsent, setUnsent] = useState<readonly PinChange[]>([]);
  const shown = useRef(console);
  shown.current = console;
  /** Changes are sent one after the other, so that the last one counts. */
  const queue = useRef(Promise.resolve(true));
  /** False once the shell shows another business: what waits in the queue is not for that one. */
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const pinnable = useMemo(() => pinnableItems(console.navigation), [console.navigation]);
  const screensOf = (before: Kept) =>
    before.console === shown.current ? before.screens : (shown.current.pinned ?? []);
  const screens = applyChanges(screensOf(kept), unsent);
  const items = pinnedItems(pinnable, screens);

  function keep(next: (screens: readonly string[]) => readonly string[]): void {
    setKept((before) => ({ console: shown.current, screens: next(screensOf(before)) }));
  }

  const sendToTabs = useOtherTabs(console, (change) => keep((before) => applyChanges(before, [change])));

  function sayFull(): void {
    toast(translate('shell.pinned.full', { most: MOST_PINNED }), 'critical');
  }

  /** Returns whether there was room. */
  async function send(change: PinChange): Promise<boolean> {
    try {
      const { body } = await request('/api/user/pinned', { method: 'PATCH', body: change });
      const { pinned } = body as PinnedAnswer;
      keep(() => pinned);
      sendToTabs(change);
      return true;
    } catch (error) {
      if (!(error instanceof RequestError) || error.code !== 'LIMIT_REACHED_ERROR') throw error;
      sayFull();
      return false;
    }
  }

  async function keepNext(change: PinChange): Promise<boolean> {
    if (!isHere.current) return false;
    let isKept = false;
    await run(async () => {
      isKept = await send(change);
    });
    setUnsent((before) => before.filter((one) => one !== change));
    return isKept;
  }

  async function toggle(screen: string): Promise<boolean> {
    const change = { screen, pinned: !screens.includes(screen) };
    if (change.pinned && items.length >= MOST_PINNED) {
      sayFull();
      return false;
    }
    setUnsent((before) => [...before, change]);
    queue.current = queue.current.then(() => keepNext(change));
    return queue.current;
  }

  const value: Pinned = {
    items,
    isPinned: (to) => screens.includes(to),
    canPin: (to) => pinnable.some((item) => item.to === to),
    toggle,
  };
  return <PinnedContext value={value}>{children}</PinnedContext>;
}
