import {
  type ComponentType,
  type ReactNode,
  Suspense,
  lazy,
  memo,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { below } from './firstView.css.ts';

interface Block {
  readonly default: ComponentType;
}

/**
 * When the code of a block is fetched where the server has drawn it.
 * - `near`: as it comes near the window.
 * - `turnedTo`: when somebody first does something on the page, so a form in the first view, or rows that open
 *   themselves. For a person who is logged in also as it comes near: a form fills in what is known of them.
 * - `never`: it needs no script.
 */
type Fetched = 'near' | 'turnedTo' | 'never';

/** How far below the window a block wakes, so that it answers before it is reached. */
const margin = '300px';

const loading: Promise<unknown>[] = [];

/**
 * The blocks of the pages that were loaded so far are there: the server draws them, and does not wait while drawing; in
 * the browser a page that is gone to comes with what is `turnedTo`.
 */
export async function whenDeferredLoaded(): Promise<void> {
  await Promise.all(loading);
}

/** What somebody does who is there and about to do more. */
const turnsTo = ['focusin', 'pointerover', 'touchstart', 'input'] as const;

/** Shown where the server has drawn nothing: asks for the code at once. */
const Asking = ({ onAsk }: { onAsk: () => void }): ReactNode => {
  useEffect(onAsk, [onAsk]);
  return null;
};

/**
 * React stops events inside a block that still sleeps, at its root: whoever listens has to hear of it before.
 */
const beforeReact = { capture: true } as const;

/** Tells that the block it stands beside answers from now on. */
const Answering = ({ onAnswer }: { onAnswer: () => void }): ReactNode => {
  useEffect(onAnswer, [onAnswer]);
  return null;
};

/** The page that the server drew has been taken over. */
const hasStarted = () => window.earlySubmit === undefined;

const nothing = () => undefined;

const online = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/** Whether a service worker answers in place of the network. Missing on http addresses other than localhost. */
const isKept = () => {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  return workers?.controller != null;
};

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
 * near, and takes over what stands there. What is pressed before that goes then. It takes no props: a page that is drawn
 * again would else throw away what the server drew. Its file ends in `Block.tsx`, by which the document finds its styles.
 */
export function deferred(load: () => Promise<Block | undefined>, fetched: Fetched = 'near'): ComponentType {
  // What nobody has to come near to may stand in the first view.
  const className = fetched === 'near' ? below : undefined;
  if (import.meta.env.SSR) {
    let Drawn: ComponentType | undefined;
    const draw = async () => {
      Drawn = (await load())?.default;
    };
    loading.push(draw());
    const OnServer = () => (
      <div className={className}>
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
  let Loaded: ComponentType | undefined;
  const bring = async () => {
    const block = await load();
    // A file that is no more has the page fetched anew: there is nothing to wait for.
    if (block === undefined) return await new Promise<never>(nothing);
    Loaded = block.default;
    return block;
  };
  /**
   * Without a connection what the server drew stands, and the code is asked for when there is one: a file that once could
   * not be had is missing for the browser until the page is fetched anew. A worker may have kept it.
   */
  const bringWhenOnline = async (): Promise<Block> => {
    if (!navigator.onLine && !isKept()) await online();
    try {
      return await bring();
    } catch (error) {
      if (navigator.onLine) throw error;
      await online();
      return await bring();
    }
  };
  const Awake = lazy(async () => {
    await isNear;
    return await bringWhenOnline();
  });
  // Gone to, not arrived at: the server has drawn nothing that could stand until somebody turns to it.
  if (fetched === 'turnedTo' && hasStarted()) loading.push(bring());

  const InBrowser = () => {
    const [Drawn] = useState(() => Loaded ?? Awake);
    const place = useRef<HTMLDivElement>(null);
    const waiting = useRef<HTMLElement>(null);
    const isAnswering = useRef(false);
    useEffect(() => {
      const element = place.current;
      if (element === null) return undefined;
      const hold = (event: Event) => {
        const target =
          event.target instanceof Element && element.contains(event.target) ? event.target : null;
        const touched = target?.closest('form, button');
        // What only stands in a form, such as a field or a link, needs no script to answer.
        const isMeant = event.type === 'submit' || touched instanceof HTMLButtonElement;
        if (isAnswering.current || !isMeant || !(touched instanceof HTMLElement)) return;
        event.preventDefault();
        event.stopPropagation();
        waiting.current = touched;
        near();
      };
      standing.add(near);
      document.addEventListener('submit', hold, beforeReact);
      document.addEventListener('click', hold, beforeReact);
      const turns = fetched === 'turnedTo' ? turnsTo : [];
      for (const turn of turns) document.addEventListener(turn, near, beforeReact);
      const isAwaited =
        fetched === 'near' ||
        (fetched === 'turnedTo' && document.documentElement.hasAttribute('data-signed-in'));
      const observer = isAwaited
        ? new IntersectionObserver(
            (entries) => {
              if (entries.some((entry) => entry.isIntersecting)) near();
            },
            { rootMargin: margin },
          )
        : undefined;
      observer?.observe(element);
      return () => {
        standing.delete(near);
        document.removeEventListener('submit', hold, beforeReact);
        document.removeEventListener('click', hold, beforeReact);
        for (const turn of turns) document.removeEventListener(turn, near, beforeReact);
        observer?.disconnect();
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
      <div ref={place} className={className}>
        <Suspense fallback={<Asking onAsk={near} />}>
          <Drawn />
          <Answering onAnswer={answer} />
        </Suspense>
      </div>
    );
  };
  return memo(InBrowser);
}
