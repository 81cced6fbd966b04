import type { Permission } from '#contract/generated/config.ts';
import type { ActingPerson } from '../../access/sessions/people/SessionContext.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import type { PlatformGrant, PlatformName } from './Platform.ts';

/** Who ends a wait, and when. */
export interface ConnectionContext {
  readonly transaction: BusinessTransaction;
  readonly session: ActingPerson;
  readonly now: Date;
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
}
