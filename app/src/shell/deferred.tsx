import {
  type ComponentType,
  type ReactNode,
  Suspense,
  lazy,
  memo,
  useCallback,
  useEffect,
  useRef,
} from 'react';

interface Block {
  readonly default: ComponentType;
}

interface DeferredOptions {
  /**
   * Needs no script: what the server drew stays as it is, and the code is loaded only where the browser itself must
   * draw the block.
   */
  readonly isStill?: boolean;
}

/** How far below the window a block wakes, so that it answers before it is reached. */
const margin = '300px';

const loading: Promise<void>[] = [];

/** The blocks of the pages that were loaded so far are there: the server draws them, and does not wait while drawing. */
export async function whenDeferredLoaded(): Promise<void> {
  await Promise.all(loading);
}

/** Shown where the server has drawn nothing: asks for the code at once. */
const Asking = ({ onAsk }: { onAsk: () => void }): ReactNode => {
  useEffect(onAsk, [onAsk]);
  return null;
};

/** Tells that the block it stands beside answers from now on. */
const Answering = ({ onAnswer }: { onAnswer: () => void }): ReactNode => {
  useEffect(onAnswer, [onAnswer]);
  return null;
};

const nothing = () => undefined;

/** Wakes the blocks that stand on the page. */
const standing = new Set<() => void>();

/**
 * Wakes every block of the page. A page that stays while its address changes, as between its tabs, is drawn anew as a
 * whole: a block whose code is still missing would hold back the change until somebody scrolled to it.
 */
export function wakeDeferred(): void {
  for (const wake of standing) wake();
}

/**
 * A block below the fold. The server draws it with the page; in the browser its code is loaded when the block comes
 * near, and takes over what stands there. What is pressed before that goes then. It takes no props: a page that is drawn again would else throw away what
 * the server drew. Its file ends in `Block.tsx`, by which the document finds its styles.
 */
export function deferred(
  load: () => Promise<Block>,
  { isStill = false }: DeferredOptions = {},
): ComponentType {
  if (import.meta.env.SSR) {
    let Drawn: ComponentType | undefined;
    const draw = async () => {
      Drawn = (await load()).default;
    };
    loading.push(draw());
    const OnServer = () => (
      <div>
        <Suspense>
          {Drawn !== undefined && <Drawn />}
          <Answering onAnswer={nothing} />
        </Suspense>
      </div>
    );
    return OnServer;
  }

  const { promise: isNear, resolve: wake } = Promise.withResolvers<undefined>();
  const near = () => wake(undefined);
  const Awake = lazy(async () => {
    await isNear;
    return await load();
  });

  const InBrowser = () => {
    const place = useRef<HTMLDivElement>(null);
    const waiting = useRef<HTMLElement>(null);
    const isAnswering = useRef(false);
    useEffect(() => {
      const element = place.current;
      if (element === null) return undefined;
      const hold = (event: Event) => {
        const touched = event.target instanceof Element ? event.target.closest('form, button') : null;
        // What only stands in a form, such as a field or a link, needs no script to answer.
        const isMeant = event.type === 'submit' || touched instanceof HTMLButtonElement;
        if (isAnswering.current || !isMeant || !(touched instanceof HTMLElement)) return;
        event.preventDefault();
        event.stopPropagation();
        waiting.current = touched;
        near();
      };
      standing.add(near);
      element.addEventListener('submit', hold, true);
      element.addEventListener('click', hold, true);
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) near();
        },
        { rootMargin: margin },
      );
      if (!isStill) observer.observe(element);
      return () => {
        standing.delete(near);
        element.removeEventListener('submit', hold, true);
        element.removeEventListener('click', hold, true);
        observer.disconnect();
      };
    }, []);
    /** Lets forms and buttons go from now on, and the one that waited. */
    const answer = useCallback(() => {
      isAnswering.current = true;
      const touched = waiting.current;
      waiting.current = null;
      if (touched?.isConnected !== true) return;
      if (touched instanceof HTMLFormElement) touched.requestSubmit();
      else touched.click();
    }, []);
    return (
      <div ref={place}>
        <Suspense fallback={<Asking onAsk={near} />}>
          <Awake />
          <Answering onAnswer={answer} />
        </Suspense>
      </div>
    );
  };
  return memo(InBrowser);
}
