import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError } from '../../session/transport.ts';

/** What a code opens; `over` where it opens nothing any more. */
export type Looked<Found> = Found | CallError | 'over';

/** Asks what the code of a letter or of another device opens. Of several answers that to the latest question counts. */
export function useLook<Found>(ask: () => Promise<Found>): {
  /** Undefined until it is known. */
  readonly looked: Looked<Found> | undefined;
  readonly again: () => void;
  readonly onOver: () => void;
} {
  const [looked, setLooked] = useState<Looked<Found>>();
  const turns = useRef(0);
  const look = useCallback(async () => {
    turns.current += 1;
    const turn = turns.current;
    let answer: Looked<Found>;
    try {
      answer = await ask();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      answer = [400, 404, 409].includes(error.status) ? 'over' : error;
    }
    // A late one may be in the language before.
    if (turn === turns.current) setLooked(answer);
  }, [ask]);
  useEffect(() => {
    void look();
  }, [look]);
  return {
    looked,
    again: () => {
      setLooked(undefined);
      void look();
    },
    onOver: () => setLooked('over'),
  };
}
