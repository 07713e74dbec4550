import type { QuoteDetail } from '@medeina/contract';
import { useCallback, useContext } from 'react';
import type { CallError } from '../../session/transport.ts';
import { giveFile } from '../giveFile.ts';
import { useAct, useCall } from '../hooks.ts';
import { LanguageContext } from '../language.ts';

export interface QuoteAnswer {
  readonly quote: QuoteDetail | undefined;
  readonly error: CallError | undefined;
  readonly reload: () => Promise<void>;
  /** Makes an order of it. Throws a `CallError`. @returns where it is paid. */
  readonly order: () => Promise<string>;
  /** Saves it to the device, in the language of the page. Throws a `CallError`. */
  readonly savePdf: () => Promise<void>;
}

/** The quote of a link. */
export function useQuote(token: string): QuoteAnswer {
  const act = useAct();
  const { language } = useContext(LanguageContext);
  const { data, error, mutate } = useCall('shopping.quotes.look', { body: { token } });
  const quote = data?.data;
  const title = quote?.document?.title ?? '';
  const number = quote?.number ?? '';
  const reload = useCallback(async () => {
    await mutate();
  }, [mutate]);
  const order = useCallback(async () => {
    const body = { token, agree: true as const };
    return (await act('shopping.quotes.order', { body }, { quiet: true })).data.redirect;
  }, [act, token]);
  const savePdf = useCallback(async () => {
    const file = await act('shopping.quotes.pdf', { body: { token, language } }, { quiet: true });
    if (file instanceof Blob) giveFile(`${title} ${number}.pdf`, file);
  }, [act, language, number, title, token]);
  return { quote, error, reload, order, savePdf };
}
