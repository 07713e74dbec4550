import { useRef, useState } from 'react';

export type Copying = 'idle' | 'copied' | 'failed';

/** Copies the text of a field. Selected in any case: if the clipboard is refused, the user can still copy by keyboard. */
export function useCopy() {
  const field = useRef<HTMLInputElement>(null);
  const [copying, setCopying] = useState<Copying>('idle');
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(field.current?.value ?? '');
      setCopying('copied');
    } catch {
      setCopying('failed');
    }
  };
  const reset = () => {
    setCopying('idle');
  };
  return { field, copying, copy, reset };
}
