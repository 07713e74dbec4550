import type { ReactNode } from 'react';
import { entryWith } from './entries.ts';
import { statuses } from '../status.ts';

/** The heading of a page; that of a component says how it is imported and how settled it is. */
export function PageTitle({ children }: { children?: ReactNode }) {
  const entry = typeof children === 'string' ? entryWith(children) : undefined;
  const status = entry && statuses[entry.status];
  return (
    <>
      <h1>{children}</h1>
      {entry && status && (
        <p className="book-origin">
          <span className={`book-status book-status-${entry.status}`} title={status.text}>
            {status.title}
          </span>
          <code>{`import { ${entry.components.map(({ name }) => name).join(', ')} } from '@medeina/design-system';`}</code>
        </p>
      )}
    </>
  );
}
