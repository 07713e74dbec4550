import { useEffect, useState } from 'react';
import { searchOf } from './searchText.ts';

/** How long typing must pause before the search runs, in milliseconds. */
const pause = 500;

/** The text of a search field. It is the user's until typing pauses; a change of the address overrides it. Pass a constant `onPause`. */
export function useTypedSearch(
  search: string,
  onPause: (search: string) => void,
): [text: string, type: (text: string) => void] {
  const [typed, setTyped] = useState({ text: search, of: search });
  if (typed.of !== search) {
    // Keeps the text as typed, trailing space included.
    setTyped({ text: searchOf(typed.text) === search ? typed.text : search, of: search });
  }
  useEffect(() => {
    const next = searchOf(typed.text);
    if (next === search) return undefined;
    const timer = setTimeout(() => onPause(next), pause);
    return () => clearTimeout(timer);
  }, [typed.text, search, onPause]);
  return [typed.text, (text) => setTyped({ text, of: search })];
}
