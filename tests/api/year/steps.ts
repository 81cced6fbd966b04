import { ACCEPTING } from './steps/accepting.ts';
import { CARDS } from './steps/cards.ts';
import { HELD_MONEY } from './steps/heldMoney.ts';
import { ISSUING } from './steps/issuing.ts';
import { PLATFORM } from './steps/platform.ts';
import type { Steps } from './steps/Step.ts';
import { SENDING } from './steps/sending.ts';

/** What happens in a business, each as often as its weight says. */
export const STEPS: Steps = { ...ACCEPTING, ...CARDS, ...SENDING, ...PLATFORM, ...HELD_MONEY, ...ISSUING };
