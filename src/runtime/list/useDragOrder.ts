import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useState } from 'react';

interface DragOrder {
  /** The item that is being dragged. */
  readonly dragged: string | undefined;
  /** Begins dragging an item. */
  readonly begin: (item: string, event: ReactPointerEvent) => void;
}

/** The place among the items, without the one dragged, that a height of the window belongs to. */
function placeAt(list: HTMLElement, dragged: string, y: number): number {
  const others = [...list.querySelectorAll<HTMLElement>('[data-item]')].filter(
    (element) => element.dataset.item !== dragged,
  );
  return others.filter((element) => {
    const { top, height } = element.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}

/**
 * Lets items that are marked `data-item` be dragged by mouse, pen or finger. `onMove` is told each place that the item
 * passes, `onDrop` that it was let go. The window is listened to: an item that moves in the page loses the pointer.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMove: (item: string, place: number) => void,
  onDrop: (item: string) => void,
): DragOrder {
  const [dragged, setDragged] = useState<string>();

  useEffect(() => {
    if (dragged === undefined) return;
    function follow(event: PointerEvent): void {
      if (list.current && dragged !== undefined) onMove(dragged, placeAt(list.current, dragged, event.clientY));
    }
    function drop(): void {
      if (dragged !== undefined) onDrop(dragged);
      setDragged(undefined);
    }
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', drop);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', drop);
    };
  }, [dragged, list, onMove, onDrop]);

  function begin(item: string, event: ReactPointerEvent): void {
    if (event.button !== 0) return;
    // No text is selected and no page scrolled on the way.
    event.preventDefault();
    setDragged(item);
  }
  return { dragged, begin };
}
