import { LOOKERS, LOOKS, lookAtScreens } from '../lookAtScreens.ts';

lookAtScreens(LOOKS.phone, LOOKERS, { index: 1, count: 2 });
