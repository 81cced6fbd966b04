import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useState } from 'react';

interface DragOrder {
  /** The item that is being dragged. */
  readonly dragged: string | undefined;
  /** Starts dragging an item. */
  readonly begin: (item: string, event: ReactPointerEvent) => void;
}

/** Returns the place among the items, without the dragged one, at a vertical position in the window. */
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
 * Makes items with `data-item` draggable by mouse, pen or finger. `onMove` receives each place that the item passes;
 * `onDrop` is called at the end. The listeners are on the window, since an item that moves in the page loses the
 * pointer.
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
    // Prevents text selection and page scrolling.
    event.preventDefault();
    setDragged(item);
  }
  return { dragged, begin };
}
