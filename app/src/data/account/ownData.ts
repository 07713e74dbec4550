import { useCallback } from 'react';
import { useAct } from '../hooks.ts';

/** Gives the person a file that was made in the page. */
function giveFile(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export type OwnDataForm = 'json' | 'page';

/** Downloads everything that is held on the person, after a further proof, to a file of the name. */
export function useOwnDataDownload(): (form: OwnDataForm, name: string) => Promise<void> {
  const act = useAct();
  return useCallback(
    async (form, name) => {
      if (form === 'json') {
        const data = await act('account.export', {}, { quiet: true });
        giveFile(`${name}.json`, 'application/json', JSON.stringify(data, null, 2));
      } else {
        const { data } = await act('account.exportPage', {}, { quiet: true });
        giveFile(`${name}.html`, 'text/html', data.html);
      }
    },
    [act],
  );
}
