import { useConsole } from '../../console/ConsoleContext.ts';
import { HeaderIsland } from './HeaderIsland.tsx';

/** The bell of those who have a notification centre. */
export function Bell() {
  const { notification_centre: centre } = useConsole().console;
  return centre === undefined ? null : <HeaderIsland name="notification-bell" />;
}
