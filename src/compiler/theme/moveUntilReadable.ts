import { wcagContrast, wcagLuminance } from 'culori';
import { hexOf, oklchOf } from './oklch.ts';

/** The contrast that WCAG 2 AA requires of text of any size. */
const READABLE = 4.5;

const STEPS = 9;

/**
 * The colour itself where it can be read on every ground, otherwise the nearest lightness of it that can.
 * The grounds are all light, and it grows darker, or all dark, and it grows lighter; the end of the way is always readable.
 */
export function moveUntilReadable(
  colour: string,
  grounds: readonly [string, ...string[]],
  direction: 'darker' | 'lighter',
): string {
  const ground = hardestGround(grounds, direction);
  if (isReadable(colour, ground)) {
    return colour.toLowerCase();
  }
  const from = oklchOf(colour);
  const end = direction === 'darker' ? 0 : 1;
  const at = (share: number): string => hexOf({ ...from, l: from.l + (end - from.l) * share });
  let tooNear = 0;
  let far = 1;
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (tooNear + far) / 2;
    if (isReadable(at(middle), ground)) {
      far = middle;
    } else {
      tooNear = middle;
    }
  }
  return at(far);
}

/** Whether the colour meets WCAG AA as text on the ground. */
function isReadable(colour: string, ground: string): boolean {
  return wcagContrast(colour, ground) >= READABLE;
}

/** The darkest of light grounds, or the lightest of dark ones: what is readable there is readable on all. */
function hardestGround(grounds: readonly [string, ...string[]], direction: 'darker' | 'lighter'): string {
  let hardest = grounds[0];
  for (const ground of grounds) {
    if (
      direction === 'darker'
        ? wcagLuminance(ground) < wcagLuminance(hardest)
        : wcagLuminance(ground) > wcagLuminance(hardest)
    ) {
      hardest = ground;
    }
  }
  return hardest;
}
