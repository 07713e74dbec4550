import { useState } from 'react';

/**
 * What a list shows. `shown`: the answer, or the previous one while it loads; undefined once it has failed, as the
 * previous one would pass for it. `last`: the latest answer.
 * @param subject what the list is about; an answer about another subject is not shown.
 */
export function useShownList<Data>(
  { data, error }: { readonly data: Data | undefined; readonly error: unknown },
  subject = '',
): { readonly shown: Data | undefined; readonly last: Data | undefined } {
  const [before, setBefore] = useState({ subject, data });
  if (data !== undefined && data !== before.data) setBefore({ subject, data });
  const last = data ?? (before.subject === subject ? before.data : undefined);
  return { shown: error === undefined ? last : data, last };
}
