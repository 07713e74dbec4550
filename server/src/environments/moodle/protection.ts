import {
  BrokenCircuitError,
  bulkhead,
  BulkheadRejectedError,
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhen,
  wrap,
} from 'cockatiel';
import { EnvironmentError } from '../environment.ts';

/** Failures in a row after which a site is left alone, and for how long, in milliseconds. */
const patience = { failures: 4, rest: 20_000 };
/** Calls that are under way at a site, and that wait for one of them to end. */
const most = { calls: 24, waiting: 96 };

function protectionOf() {
  return wrap(
    bulkhead(most.calls, most.waiting),
    // Of what can go wrong only a site that is away is a reason to leave it alone.
    circuitBreaker(
      handleWhen((error) => error instanceof EnvironmentError && error.reason === 'away'),
      { halfOpenAfter: patience.rest, breaker: new ConsecutiveBreaker(patience.failures) },
    ),
  );
}

const protections = new Map<string, ReturnType<typeof protectionOf>>();

/**
 * Calls a site, unless it has just failed time after time: then it is left in peace, and whoever asks knows at once. A slow
 * site ties up a few calls of ours and no more.
 */
export async function protectedly<Result>(base: string, call: () => Promise<Result>): Promise<Result> {
  // Sites are few: those that the operator has listed.
  const protection = protections.get(base) ?? protectionOf();
  protections.set(base, protection);
  try {
    return await protection.execute(call);
  } catch (error) {
    if (error instanceof BrokenCircuitError || error instanceof BulkheadRejectedError)
      throw new EnvironmentError('away', 'the site is left alone for a while', { cause: error });
    throw error;
  }
}
