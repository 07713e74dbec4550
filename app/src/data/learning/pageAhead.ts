import { useCallback, useContext } from 'react';
import { useIdentity } from '../../session/hooks.ts';
import { prefetch } from '../hooks.ts';
import { LanguageContext } from '../language.ts';

/** Asks for the text of a page as soon as it is tapped, while its place is still being drawn. */
export function usePageAhead(): (material: number) => void {
  const { language } = useContext(LanguageContext);
  const identity = useIdentity();
  return useCallback(
    (id) => prefetch('learning.page', { params: { id } }, language, identity),
    [language, identity],
  );
}
