import { useRef, useState } from 'react';

type Copying = 'idle' | 'copied' | 'failed';

/** Copies the text of a field. Selected in any case: if the clipboard is refused, the user can still copy by keyboard. */
export function useCopy(onCopied?: () => void) {
  const field = useRef<HTMLInputElement>(null);
  const [copying, setCopying] = useState<Copying>('idle');
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(field.current?.value ?? '');
    } catch {
      setCopying('failed');
      return;
    }
    setCopying('copied');
    onCopied?.();
  };
  const reset = () => {
    setCopying('idle');
  };
  return { field, copying, copy, reset };
}
