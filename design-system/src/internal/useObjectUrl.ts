import { useEffect, useState } from 'react';

/** An object URL for showing a file that is not uploaded yet; none on the server or without a file. */
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
  // The URL of another file is already revoked.
  return made !== undefined && made.file === file ? made.url : undefined;
}
