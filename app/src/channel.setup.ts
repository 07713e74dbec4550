import { randomUUID } from 'node:crypto';

/** The tabs of one test file hear one another; Node's channels reach every thread, and so the tests of other files. */
const file = randomUUID();

globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${file}`);
  }
};
