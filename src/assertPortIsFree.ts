import { createServer } from 'node:net';
import { StartError } from '#server/database/StartError.ts';

/** Reports a port that is in use before minutes are spent on a database. Throws StartError. */
export async function assertPortIsFree(host: string, port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, host, port)));
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

/** Why a server cannot listen, with what to change; the error itself for an unknown reason. */
export function listenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new StartError('port-taken', `Port ${port} is taken; set PORT to another one.`);
  if (error.code === 'EACCES')
    return new StartError('port-forbidden', `Port ${port} needs more rights; set PORT to one above 1023.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError('host-invalid', `HOST ${host} is not an address of this machine.`);
  }
  return error;
}
