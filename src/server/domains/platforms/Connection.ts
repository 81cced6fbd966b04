import type { Permission } from '#contract/generated/config.ts';
import type { ActingPerson } from '../../access/sessions/people/SessionContext.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import type { Platform, PlatformGrant, PlatformName, PlatformProblem } from './Platform.ts';
import type { Connected } from './platformAccess.ts';

/** Who ends a wait, and when. */
export interface ConnectionContext {
  readonly transaction: BusinessTransaction;
  readonly session: ActingPerson;
  readonly now: Date;
}

/** A sync, at a time of the business. */
export interface SyncContext {
  readonly transaction: BusinessTransaction;
  readonly scope: BusinessScope;
  readonly now: Date;
}

/** What a platform receives at once. */
export interface Delivery {
  /** Sends it, unless it is empty. Returns why the platform takes nothing, or what keeps its answer. Throws when the result is unknown. */
  send(platform: Platform): Promise<PlatformProblem | ((context: SyncContext) => Promise<void>)>;
  /** Whether nothing is to be sent: until then another one follows at once. */
  readonly isEmpty: boolean;
}

/** What a platform receives of a connected record. */
export interface ConnectionSync {
  /** What the platform has not received, which may be nothing; `undefined` for a connection that has ended. */
  next(context: SyncContext, connected: Connected): Promise<Delivery | undefined>;
  /** The platform takes nothing any more, until a person connects the record again. Does nothing for a connection that has ended. */
  fail(context: SyncContext, connected: Connected, problem: PlatformProblem): Promise<void>;
}

/** How a kind of record is connected to a platform. */
export interface Connection {
  /** The resource of its records. */
  readonly resource: 'store-channels' | 'integrations';
  /** Who connects it. */
  readonly permission: Permission;
  /** The screen to which platforms send people back. */
  readonly returnPath: string;
  /** What a person allows the platform to do: locale keys `pay.platform.<use>`. */
  readonly uses: readonly string[];
  /** The platforms that it is connected to. */
  readonly platforms: readonly PlatformName[];
  /** The platform of a record that waits for it; `undefined` for one that does not. */
  waitsFor(context: ConnectionContext, recordId: string): Promise<PlatformName | undefined>;
  /**
   * Ends the wait of a record: connected with what its platform gave, or refused without. Returns the columns that changed;
   * `undefined` when it no longer waits.
   */
  end(
    context: ConnectionContext,
    recordId: string,
    grant: PlatformGrant | undefined,
  ): Promise<Readonly<Record<string, string>> | undefined>;
  readonly sync: ConnectionSync;
}
