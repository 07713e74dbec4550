import { useEffect, useState } from 'react';

/** Wait for the letters to pause before a search, in milliseconds. */
const pause = 500;

/**
 * What stands in the field of the search. It goes its own way until the letters pause; a change of the address from
 * elsewhere wins. Give a constant `onPause`.
 */
export function useTypedSearch(
  search: string,
  onPause: (search: string) => void,
): [text: string, type: (text: string) => void] {
  const [typed, setTyped] = useState({ text: search, of: search });
  if (typed.of !== search) {
    // What was just typed stays as it was typed, the space after a word too.
    setTyped({ text: typed.text.trim() === search ? typed.text : search, of: search });
  }
  useEffect(() => {
    const next = typed.text.trim();
    if (next === search) return undefined;
    const timer = setTimeout(() => onPause(next), pause);
    return () => clearTimeout(timer);
  }, [typed.text, search, onPause]);
  return [typed.text, (text) => setTyped({ text, of: search })];
}
