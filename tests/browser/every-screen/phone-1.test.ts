import { LOOKERS, LOOKS, lookAtScreens } from '../lookAtScreens.ts';

lookAtScreens(LOOKS.phone, LOOKERS, { index: 0, count: 2 });
