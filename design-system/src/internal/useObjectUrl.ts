import { useEffect, useState } from 'react';

/** The address of a file that was chosen but not sent, for showing it; none on the server or without a file. */
export function useObjectUrl(file: File | undefined): string | undefined {
  const [made, setMade] = useState<{ file: File; url: string } | undefined>();
  useEffect(() => {
    if (file === undefined) return undefined;
    const url = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- an address is made and revoked, never derived
    setMade({ file, url });
    return () => {
      URL.revokeObjectURL(url);
    };
  }, [file]);
  // The address of another file is revoked already.
  return made !== undefined && made.file === file ? made.url : undefined;
}
