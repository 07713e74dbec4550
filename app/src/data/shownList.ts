import { useState } from 'react';

/**
 * What a list shows. `shown`: what was asked for, and until it comes what was there before; nothing once it has
 * failed, since the one before would pass for what was asked for. `last`: the last that there was.
 */
export function useShownList<Data>({
  data,
  error,
}: {
  readonly data: Data | undefined;
  readonly error: unknown;
}): { readonly shown: Data | undefined; readonly last: Data | undefined } {
  const [before, setBefore] = useState(data);
  if (data !== undefined && data !== before) setBefore(data);
  const last = data ?? before;
  return { shown: error === undefined ? last : data, last };
}
