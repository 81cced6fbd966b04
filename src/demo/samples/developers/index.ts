import type { Sample } from '../sample.ts';
import { API_KEYS } from './apiKeys.ts';
import { API_LOGS } from './apiLogs.ts';
import { CALLBACK_EVENTS } from './callbackEvents.ts';
import { CALLBACKS } from './callbacks.ts';
import { CALLBACK_URLS } from './callbackUrls.ts';
import { IP_WHITELIST_ENTRIES } from './ipWhitelistEntries.ts';

/** Samples of API keys, API logs and callbacks. */
export const DEVELOPER_SAMPLES: readonly Sample[] = [
  API_KEYS,
  API_LOGS,
  IP_WHITELIST_ENTRIES,
  CALLBACK_URLS,
  CALLBACKS,
  CALLBACK_EVENTS,
];
