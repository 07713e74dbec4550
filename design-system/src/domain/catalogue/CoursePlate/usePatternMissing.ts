import { useEffect, useState } from 'react';
import { misuse } from '../../../internal/misuse.ts';

/** Whether each file of patterns could be loaded; asked once. */
const asked = new Map<string, Promise<boolean>>();

/** By an image, because `<use>` reports failures in some browsers only. It comes from the cache, as `<use>` fetched it. */
function isThere(file: string): Promise<boolean> {
  const known = asked.get(file);
  if (known !== undefined) return known;
  const answer = new Promise<boolean>((resolve) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(true));
    image.addEventListener('error', () => resolve(false));
    image.src = file;
  });
  asked.set(file, answer);
  return answer;
}

/** Whether a pattern's file is missing, such as `/patterns/nursing.svg`; says so in development. */
export function usePatternMissing(file: string): boolean {
  const [missing, setMissing] = useState<string>();
  useEffect(() => {
    // In a shadow tree the patterns are copied into it.
    if (file.startsWith('#')) return undefined;
    let isCurrent = true;
    const look = async () => {
      const found = await isThere(file);
      misuse?.(
        'CoursePlate',
        !found,
        `${file} could not be loaded; copy \`assets/patterns\` there, or give its address to the provider (\`patterns\`).`,
      );
      if (isCurrent && !found) setMissing(file);
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return missing === file;
}
