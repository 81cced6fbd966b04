import { lookAtTestMode } from '../lookAtScreens.ts';

// One of each country: the others have no list whose records are in test mode alone.
lookAtTestMode(['owner@kopi.test', 'owner@manila.test']);
