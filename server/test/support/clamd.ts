import { createServer, type Socket } from 'node:net';

/** A stand-in for ClamAV's daemon, which finds malware where it is told to. */
export interface Clamd {
  readonly url: string;
  /** What was looked through. */
  readonly seen: Buffer[];
  /** Answers this to everything. */
  say(answer: string): void;
  stop(): Promise<void>;
}

const command = 'zINSTREAM\0';

/** @param mark what malware has in it. */
export async function startClamd(mark: string): Promise<Clamd> {
  const seen: Buffer[] = [];
  let always: string | undefined;
  const server = createServer((socket) => {
    let given = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (part) => {
      given = Buffer.concat([given, part]);
      const content = contentOf(given);
      if (content === undefined) return;
      seen.push(content);
      const found = content.includes(mark) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
      reply(socket, always ?? found);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  return {
    url: `tcp://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    seen,
    say: (answer) => {
      always = answer;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const reply = (socket: Socket, answer: string): void => void socket.end(`${answer}\0`);

/** What the chunks hold; undefined until the last has come. */
function contentOf(given: Buffer): Buffer | undefined {
  if (given.length < command.length) return undefined;
  if (given.subarray(0, command.length).toString() !== command) throw new Error('Not the command');
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= given.length;) {
    const length = given.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(given.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
