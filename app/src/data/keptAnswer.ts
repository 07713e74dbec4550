import { useIdentity } from '../session/hooks.ts';
import { useShownList } from './shownList.ts';

/**
 * The data of a personal answer. In another language the former ones stay until the new ones arrive, so that the page goes
 * on; those of another person, or about another `subject`, never do.
 */
export function useKeptAnswer<Data>(
  answer: { readonly data: Data | undefined; readonly error: unknown },
  subject = '',
): Data | undefined {
  return useShownList(answer, `${useIdentity()} ${subject}`).last;
}
