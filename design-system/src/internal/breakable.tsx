import type { ReactNode } from 'react';

/** A mail address that does not fit breaks after its sign and before its last part, not in the middle of a word. */
export const breakable = (label: string): ReactNode => {
  const [name, host] = label.split('@');
  if (host === undefined) return label;
  const [rest, end] = host.split(/(?=\.[^.]*$)/);
  return (
    <>
      {name}@<wbr />
      {rest}
      <wbr />
      {end}
    </>
  );
};
