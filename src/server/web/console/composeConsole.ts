import { createHash } from 'node:crypto';
import { formatProblem } from '#compiler/report.ts';
import type { Screens } from '#compiler/resolve/resolution.ts';
import { canUseLive } from '#contract/canUseLive.ts';
import { zoneCity } from '#contract/dates/zoneTable.ts';
import type { Console, FirstConsole, SidebarFolds } from '#contract/generated/api.ts';
import { BUSINESS_ID_PREFIX, USER_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import type { SessionContext } from '../../access/sessions/people/SessionContext.ts';
import type { ConfigStore } from '../../core/config/ConfigStore.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import { sidebarAddresses } from '../../engine/preferences/pinnedScreens.ts';
import { firstMessages } from './firstMessages.ts';
import { firstResources } from './firstResources.ts';
import { supportChat } from './supportChat.ts';

/** A serialized console. Rule navigation.shell-order. */
export interface ComposedConsole {
  /** Hash of the body. */
  readonly version: string;
  /** A `Console` in JSON, as UTF-8. */
  readonly body: Buffer;
}

/** Data of the user in a console, besides the session. */
export interface PersonalParts {
  /** Number of businesses of the user. */
  readonly businessCount: number;
  readonly sidebar: SidebarFolds;
  /** The addresses that the user has pinned, also closed ones. */
  readonly pinned: readonly string[];
}

/** What a console is composed of: the person, their resolved screens, what is their own, and the config. */
type ConsoleParts = Parameters<typeof composeAround>;

interface Written {
  readonly bytes: Buffer;
  readonly hash: string;
}

/**
 * Serialized resources, the largest part of a console. The object is shared by all users with the same access, so it is
 * serialized once.
 */
const writtenResources = new WeakMap<Screens['resources'], Written>();

function hashOf(written: string | Buffer): string {
  return createHash('sha1').update(written).digest('base64url');
}

function writeResources(resources: Screens['resources']): Written {
  const known = writtenResources.get(resources);
  if (known !== undefined) return known;
  const bytes = Buffer.from(JSON.stringify(resources));
  const written = { bytes, hash: hashOf(bytes) };
  writtenResources.set(resources, written);
  return written;
}

/** What a console has around its resources. `screens`: the user's resolved screens. */
function composeAround(
  session: SessionContext,
  screens: Screens,
  { businessCount, sidebar, pinned }: PersonalParts,
  config: ConfigStore,
): Omit<Console, 'version' | 'resources'> {
  const { user, business, environment } = session;
  const { resources: _resources, ...others } = screens;
  const { country } = business;
  const place = { brand: business.brand, country, language: user.preferredLanguage };
  const addresses = sidebarAddresses(screens);
  const open = pinned.filter((address) => addresses.includes(address));
  const chat = supportChat(config.current().config, place);
  const console: Omit<Console, 'version' | 'resources'> = {
    environment,
    can_use_live: canUseLive(business.goLiveStatus),
    ...(session.clockAhead > 0 && { clock_ahead: session.clockAhead }),
    user: {
      id: formatRecordId(USER_ID_PREFIX, user.id),
      full_name: user.fullName,
      email: user.email,
      preferred_language: user.preferredLanguage,
      preferred_timezone: user.preferredTimeZone,
      internal: business.internal,
    },
    business: {
      id: formatRecordId(BUSINESS_ID_PREFIX, business.id),
      name: business.name,
      country: business.country,
      currency: business.currency,
      go_live_status: business.goLiveStatus,
      time_zone: business.timeZone,
      business_count: businessCount,
    },
    brand: config.brand(business.brand).brand,
    languages: ['en', 'id'],
    time_zone: { id: session.timeZone, city: zoneCity(session.timeZone, user.preferredLanguage) },
    ...others,
    ...(chat !== undefined && { support_chat: chat }),
    sidebar,
    ...(open.length > 0 && { pinned: open }),
  };
  if (business.internal && config.problems().length > 0) {
    console.problems = config.problems().map(formatProblem);
  }
  return console;
}

/** The console of GET /api/console. */
export function composeConsole(...parts: ConsoleParts): ComposedConsole {
  const [, { resources }] = parts;
  const around = JSON.stringify(composeAround(...parts));
  const written = writeResources(resources);
  const version = hashOf(`${written.hash} ${around}`);
  const [before, after] = [`{"version":"${version}","resources":`, `,${around.slice(1)}`];
  return { version, body: Buffer.concat([Buffer.from(before), written.bytes, Buffer.from(after)]) };
}

/**
 * The console of one screen: with the resources that it is rendered from, and the version of the whole. Throws
 * DATA_NOT_FOUND_ERROR for a record and for an island.
 */
export function composeFirst(pathname: string, ...parts: ConsoleParts): FirstConsole {
  const [session, screens, , config] = parts;
  const path = pathname === '/' ? (screens.home ?? pathname) : pathname;
  const around = composeAround(...parts);
  const first = firstResources(screens, path);
  if (first === undefined) throw notFound();
  const { resources, whole } = first;
  const version = hashOf(`${writeResources(screens.resources).hash} ${JSON.stringify(around)}`);
  const { messages } = config.brand(session.business.brand).config;
  const words = messages[session.user.preferredLanguage] ?? {};
  return {
    path,
    whole: [...whole],
    console: { version, resources, ...around },
    messages: firstMessages(words, resources, around),
  };
}
