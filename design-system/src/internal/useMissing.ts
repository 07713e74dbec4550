import { useState } from 'react';
import type { RefCallback } from 'react';

interface Missing {
  readonly isMissing: boolean;
  /** For the `<img>`. */
  readonly imageProps: { readonly ref: RefCallback<HTMLImageElement>; readonly onError: () => void };
}

/** Whether the picture at an address failed to load, and the handlers that find out. */
export function useMissing(source: string | undefined, onMissing?: (source: string) => void): Missing {
  const [missing, setMissing] = useState<string>();
  const miss = () => {
    if (source === undefined) return;
    setMissing(source);
    onMissing?.(source);
  };
  return {
    isMissing: source !== undefined && source === missing,
    imageProps: {
      // It may have failed before hydration.
      ref: (picture) => {
        if (picture?.complete === true && picture.naturalWidth === 0) miss();
      },
      onError: miss,
    },
  };
}
