import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSWRConfig } from 'swr';
import { aboutPath } from '../../../data/catalogue/cards.ts';
import { offerPath } from '../../../data/content/offer.ts';
import { useConfig } from '../../../data/config.ts';
import { useAct } from '../../../data/hooks.ts';
import { coursePath } from '../../../data/learning/coursePath.ts';
import { CallError } from '../../../session/transport.ts';
import { useNavigateWhileHere } from '../../../shell/useNavigateWhileHere.ts';
import { useTellFailure } from '../../../shell/useTellFailure.ts';

/**
 * Takes a course again whose certificate runs out. Where it has a price, it is bought on its page, or an offer is asked
 * for; where there are sessions to choose from, its page shows them.
 */
export function useRenew(id: number): { readonly renew: () => void; readonly isBusy: boolean } {
  const intl = useIntl();
  const act = useAct();
  const navigate = useNavigateWhileHere();
  const tellFailure = useTellFailure();
  const { mutate } = useSWRConfig();
  const { shopping } = useConfig();
  const [isBusy, setBusy] = useState(false);

  const renew = async () => {
    setBusy(true);
    try {
      await act('learning.enrol', { params: { id }, body: {} }, { quiet: true });
      await mutate((key) => Array.isArray(key) && String(key[0]).startsWith('learning.'));
      await navigate(coursePath(id));
    } catch (error) {
      const code = error instanceof CallError ? error.code : undefined;
      if (code === 'offer_needed') await navigate(shopping ? aboutPath(id) : offerPath(id));
      else if (code === 'bad_input') await navigate(aboutPath(id));
      else tellFailure(error, intl.formatMessage({ id: 'learning.renew.failed' }));
    } finally {
      setBusy(false);
    }
  };
  return { renew: () => void renew(), isBusy };
}
