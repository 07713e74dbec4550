import { useState } from 'react';

/**
 * What a list shows. `shown`: what was asked for, and until it comes what was there before; nothing once it has
 * failed, since the one before would pass for what was asked for. `last`: the last that there was.
 * @param subject what the list is of; what was there of another is not shown.
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
