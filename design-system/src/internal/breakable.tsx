import type { ReactNode } from 'react';

/** A mail address that does not fit breaks after its sign, not in the middle of a word. */
export const breakable = (label: string): ReactNode => {
  const [name, host] = label.split('@');
  if (host === undefined) return label;
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
};
