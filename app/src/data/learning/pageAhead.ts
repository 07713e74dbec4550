import { useCallback, useContext } from 'react';
import { useIdentity } from '../../session/hooks.ts';
import { prefetch } from '../hooks.ts';
import { LanguageContext } from '../language.ts';
import { materialInput } from './course.ts';

/** Asks for the text of a page as soon as its link is pointed at or tapped, before its place is drawn. */
export function usePageAhead(): (
  course: { readonly id: number; readonly environment: string },
  material: number,
) => void {
  const { language } = useContext(LanguageContext);
  const identity = useIdentity();
  return useCallback(
    (course, id) => prefetch('learning.page', materialInput(course, id), language, identity),
    [language, identity],
  );
}
