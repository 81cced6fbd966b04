import { Client } from 'pg';
import { expect, it } from 'vitest';
import { ChannelConnection } from './ChannelConnection.ts';

const server = process.env.DATABASE_URL;

// Rule notifications.centre.
it.skipIf(!server)('hears of a channel of a server, also after its connection was ended', async () => {
  const heard: (string | undefined)[] = [];
  const admin = new Client({ connectionString: server });
  await admin.connect();
  const connection = new ChannelConnection(server ?? '', 'notifications', (message) => heard.push(message));
  const send = async (message: string) => {
    await admin.query('select pg_notify($1, $2)', ['notifications', message]);
    return heard;
  };
  await expect.poll(() => send('one')).toContain('one');
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'beranda-listener'`,
  );
  // Messages may have been lost meanwhile.
  await expect.poll(() => send('two'), { timeout: 5_000 }).toContain('two');
  expect(heard).toContain(undefined);
  await connection.close();
  const { length } = heard;
  await send('three');
  expect(heard).toHaveLength(length);
  await admin.end();
});
