import type { ReactNode } from 'react';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { MedeinaProvider } from '@medeina/design-system/provider';
import { useGlobal } from './useGlobal.ts';

interface ExampleProps {
  /** What is right or wrong about it, in a sentence. */
  says: string;
  children: ReactNode;
}

function Example({ kind, says, children }: ExampleProps & { kind: 'do' | 'dont' }) {
  const theme = useGlobal('theme') === 'dark' ? 'dark' : 'light';
  const locale = useGlobal('locale');
  return (
    <figure className={`book-example book-${kind}`}>
      <Unstyled>
        <MedeinaProvider theme={theme} locale={typeof locale === 'string' ? locale : 'lt'}>
          <div className="book-stage">
            <div>{children}</div>
          </div>
        </MedeinaProvider>
      </Unstyled>
      <figcaption>
        <b>{kind === 'do' ? 'Do' : 'Don’t'}</b> {says}
      </figcaption>
    </figure>
  );
}

/** A live example of good use. */
export function Do(props: ExampleProps) {
  return <Example {...props} kind="do" />;
}

/** A live example of what to avoid. */
export function Dont(props: ExampleProps) {
  return <Example {...props} kind="dont" />;
}

/** Examples side by side, one below the other on a phone. */
export function Compare({ children }: { children: ReactNode }) {
  return <div className="book-compare">{children}</div>;
}
