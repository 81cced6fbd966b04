import { LOOKERS, LOOKS, lookAtScreens } from '../lookAtScreens.ts';

lookAtScreens(LOOKS.desktop, LOOKERS, { index: 1, count: 2 });
