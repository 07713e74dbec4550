import type { Input } from '@medeina/contract';

/** The courses opened last; with words, those of the person's whose titles have them. */
export const latestInput = (search = ''): Input<'learning.purchased.latest'> => ({
  query: search === '' ? {} : { search },
});
