import { integrationConnection } from '../integrations/integrationConnection.ts';
import { channelConnection } from '../store/channels/channelConnection.ts';
import type { Connection } from './Connection.ts';
import type { ConnectionKind } from './Platform.ts';

/** Everything that people connect over the page of a platform. */
export const CONNECTIONS: Readonly<Record<ConnectionKind, Connection>> = {
  'store-channel': channelConnection,
  integration: integrationConnection,
};
