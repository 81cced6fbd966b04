import { connect } from 'node:net';
import type { FileScanner, ScanResult } from './FileScanner.ts';

/** Where the daemon listens. */
export interface ScannerAddress {
  readonly host: string;
  readonly port: number;
}

/** Bytes of one piece; the daemon takes pieces of any size. */
const PIECE = 64 * 1024;

/** The longest that the daemon may take, in milliseconds. */
const LONGEST = 30_000;

/** The longest answer that is read, in bytes. */
const LONGEST_ANSWER = 4096;

/** The command INSTREAM: each piece begins with its length, and one of no length ends them. */
function inPieces(bytes: Buffer): Buffer[] {
  const pieces: Buffer[] = [Buffer.from('zINSTREAM\0')];
  for (let at = 0; at < bytes.length; at += PIECE) {
    const piece = bytes.subarray(at, at + PIECE);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    pieces.push(length, piece);
  }
  return [...pieces, Buffer.alloc(4)];
}

function ask({ host, port }: ScannerAddress, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect({ host, port });
    socket.setTimeout(LONGEST, () => socket.destroy(new Error('The scanner did not answer in time.')));
    socket.setEncoding('latin1');
    socket.on('connect', () => {
      for (const piece of inPieces(bytes)) socket.write(piece);
    });
    socket.on('data', (text: string) => {
      answer += text;
      if (answer.includes('\0') || answer.length > LONGEST_ANSWER) socket.end();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer.split('\0')[0] ?? ''));
  });
}

function resultOf(answer: string): ScanResult {
  if (/^stream: OK$/.test(answer)) return 'clean';
  if (/ FOUND$/.test(answer)) return 'infected';
  throw new Error(`The scanner answered "${answer.slice(0, 200)}".`);
}

/** A scanner that speaks the protocol of clamd over TCP. Rule forms.scanner. */
export function clamdScanner(address: ScannerAddress): FileScanner {
  return { scan: async (bytes) => resultOf(await ask(address, bytes)) };
}
