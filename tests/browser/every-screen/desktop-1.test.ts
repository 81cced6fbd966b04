import { LOOKERS, LOOKS, lookAtScreens } from '../lookAtScreens.ts';

lookAtScreens(LOOKS.desktop, LOOKERS, { index: 0, count: 2 });
