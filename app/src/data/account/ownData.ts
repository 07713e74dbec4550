import { useCallback } from 'react';
import { giveFile } from '../giveFile.ts';
import { useAct } from '../hooks.ts';

export type OwnDataForm = 'json' | 'page';

/** Downloads everything that is held on the person, after a further proof, to a file of the name. */
export function useOwnDataDownload(): (form: OwnDataForm, name: string) => Promise<void> {
  const act = useAct();
  return useCallback(
    async (form, name) => {
      if (form === 'json') {
        const data = await act('account.export', {}, { quiet: true });
        giveFile(`${name}.json`, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
      } else {
        const { data } = await act('account.exportPage', {}, { quiet: true });
        giveFile(`${name}.html`, new Blob([data.html], { type: 'text/html' }));
      }
    },
    [act],
  );
}
