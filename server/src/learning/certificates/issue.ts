import { type Executor, inTransaction } from '../../platform/database.ts';
import { standingIn } from '../grades/marks.ts';
import {
  type ClaimRow,
  deleteClaims,
  type EnrolmentKey,
  insertCertificate,
  readClaims,
  readUnlooked,
} from './issue-store.ts';
import { newNumber } from './number.ts';

/** Whose course it is where the course names nobody. */
const ownName = { lt: 'Medeina', en: 'Medeina', ru: 'Medeina' };

/**
 * Issues what is due, in the transaction of whatever may have made it so: the last completion, a mark, a recorded
 * attendance. Any number of calls issue one certificate.
 */
export async function issueDue(executor: Executor, keys: readonly EnrolmentKey[]): Promise<void> {
  if (keys.length > 0) await inTransaction(executor, (transaction) => issueIn(transaction, keys));
}

async function issueIn(executor: Executor, keys: readonly EnrolmentKey[]): Promise<void> {
  const claims = await readClaims(executor, keys);
  const nameless = claims.filter(({ name }) => name === '');
  for (const claim of claims) {
    if (claim.name === '') continue;
    const { percent } = standingIn(claim.counted, claim);
    if (isPassed(claim, percent))
      await insertCertificate(executor, {
        ...claim,
        number: newNumber(),
        organisation: claim.organisation ?? ownName,
        result: rounded(percent),
      });
  }
  // A certificate without a name is of no use to anybody: it waits until the person has said theirs.
  const waits = new Set(nameless.map(({ enrolment_id: id }) => id));
  await deleteClaims(
    executor,
    keys.filter(({ enrolmentId }) => !waits.has(enrolmentId)),
  );
}

function isPassed({ pass_percent: passMark }: ClaimRow, percent: number | null): boolean {
  const result = rounded(percent);
  return passMark === null || (result !== null && result >= passMark);
}

/** As it is printed: who sees the pass mark reached has reached it. */
function rounded(percent: number | null): number | null {
  return percent === null ? null : Math.round(percent * 100) / 100;
}

/** How many claims share a transaction. */
const together = 100;

/**
 * Issues what is due where nobody did it at once: after an import, for a person who has given their name since, after a
 * process was killed.
 */
export async function issueClaimed(executor: Executor): Promise<void> {
  for (;;) {
    const taken = await inTransaction(executor, async (transaction) => {
      const keys = await readUnlooked(transaction, together);
      await issueDue(transaction, keys);
      return keys.length;
    });
    if (taken < together) return;
  }
}
