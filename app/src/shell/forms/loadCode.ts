import { CallError } from '../../session/transport.ts';

/** Loads code that is needed only now. Code that cannot be loaded is reported as a call without an answer is. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch {
    throw new CallError(0, {});
  }
}
