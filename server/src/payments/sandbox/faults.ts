/** What a sandbox can do wrong, as its pages and tests name it. */
export const faults = [
  'none',
  'twice',
  'late',
  'before',
  'never',
  'forged',
  'amount',
  'currency',
  'timeout',
  'refund',
] as const;
export type Fault = (typeof faults)[number];

export function faultOf(text: string | null): Fault {
  return faults.find((fault) => fault === text) ?? 'none';
}

const lateMilliseconds = 60_000;

/**
 * Sends a message as the fault has it. Resolves once the browser may go on: before the message has arrived, as in life,
 * unless the fault is that it comes first.
 */
export async function deliver(fault: Fault, send: () => Promise<unknown>): Promise<void> {
  const quietly = (): Promise<unknown> => send().catch(() => undefined);
  if (fault === 'never') return;
  if (fault === 'late') {
    setTimeout(() => void quietly(), lateMilliseconds).unref();
    return;
  }
  if (fault === 'before' || fault === 'twice') await quietly();
  if (fault === 'before') return;
  void quietly();
}
