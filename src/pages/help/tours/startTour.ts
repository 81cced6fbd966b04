import { type DriveStep, driver } from 'driver.js';
import type { ResolvedTour, ResolvedTourStep } from '#contract/generated/api.ts';
import './tour.css';

/** The screen that a tour begins on. */
interface TourScreen {
  /** The sidebar is behind a button. */
  readonly isPhone: boolean;
  readonly translate: (key: string, values?: Readonly<Record<string, string>>) => string;
}

/** The part of the screen that a step points at; `undefined` where it is not there. */
function targetOf({ target, in_menu }: ResolvedTourStep, { isPhone, translate }: TourScreen): Element | undefined {
  const menu = `button[aria-label="${CSS.escape(translate('shell.menu.open'))}"]`;
  const selector = isPhone && in_menu ? menu : `[data-config="${CSS.escape(target ?? '')}"]`;
  const found = document.querySelector(selector);
  // Some parts have no box of their own, but what is in them has.
  return (
    [found, found?.firstElementChild].find((part) => part != null && part.getClientRects().length > 0) ?? undefined
  );
}

/** The steps whose part of the screen is there. */
function stepsOf({ steps }: ResolvedTour, screen: TourScreen): DriveStep[] {
  const { isPhone, translate } = screen;
  return steps.flatMap((step) => {
    const element = targetOf(step, screen);
    if (step.target !== undefined && element === undefined) return [];
    const beside = step.in_menu && !isPhone ? ({ side: 'right', align: 'start' } as const) : {};
    const popover = { title: translate(step.label), description: translate(step.text), ...beside };
    return { ...(element && { element }), popover };
  });
}

/**
 * Begins a tour. `onEnd` is called when the person ends it, with whether they came to its last step. Returns what takes it
 * away, so that it can begin again.
 * Rule notifications.tours.
 */
export function startTour(tour: ResolvedTour, screen: TourScreen, onEnd: (isRead: boolean) => void): () => void {
  const { translate } = screen;
  const steps = stepsOf(tour, screen);
  if (steps.length === 0) return () => undefined;
  let isRead = false;
  let isTakenAway = false;
  const shown = driver({
    steps,
    animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    overlayOpacity: 0.5,
    stagePadding: 4,
    stageRadius: 8,
    showProgress: steps.length > 1,
    progressText: translate('tours.progress', { step: '{{current}}', total: '{{total}}' }),
    nextBtnText: translate('tours.next'),
    prevBtnText: translate('tours.back'),
    doneBtnText: translate('tours.end'),
    onPopoverRender: ({ wrapper, title, footer, closeButton, previousButton }, { driver: running }) => {
      // A header and a footer would be those of the page.
      title.role = 'none';
      footer.role = 'none';
      // The overlay has a layer of its own, above all of ours.
      wrapper.style.zIndex = '10001';
      closeButton.setAttribute('aria-label', translate('tours.close'));
      if (running.isFirstStep()) previousButton.remove();
    },
    onHighlighted: (_element, _step, { state }) => {
      state.popover?.nextButton.focus();
      // The placeholder in the middle of the screen does not open anything.
      const middle = document.getElementById('driver-dummy-element');
      for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls']) middle?.removeAttribute(name);
    },
    onHighlightStarted: (_element, _step, { driver: running }) => {
      isRead ||= running.isLastStep();
    },
    onDestroyed: () => {
      if (!isTakenAway) onEnd(isRead);
    },
  });
  shown.drive();
  return () => {
    isTakenAway = true;
    if (shown.isActive()) shown.destroy();
  };
}
