import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import type { Say } from '../../../internal/words.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import type { FigureWord } from './Figure.words.ts';
import { usePinch } from './usePinch.ts';
import type { Point } from './usePinch.ts';
import { clampZoom, scrollAfter, zoomFrom } from './zoom.ts';
import * as styles from './Figure.css.ts';

interface LargerViewProps {
  say: Say<FigureWord>;
  children: ReactNode;
}

/** Content that is enlarged by buttons, keys, two fingers, or the wheel with Ctrl, and scrolled by all of them. */
export function LargerView({ say, children }: LargerViewProps) {
  const [zoom, setZoom] = useState(1);
  const area = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const drawn = useRef(1);
  /** What stays in its place, from the corner of the area. */
  const fixed = useRef<Point>(undefined);

  useLayoutEffect(() => {
    const [view, inside] = [area.current, content.current];
    if (view === null || inside === null) return;
    const point = fixed.current ?? { x: view.clientWidth / 2, y: view.clientHeight / 2 };
    const ratio = zoom / drawn.current;
    const to = {
      left: scrollAfter(view.scrollLeft, point.x, ratio),
      top: scrollAfter(view.scrollTop, point.y, ratio),
    };
    // Set through the object model: the content policy takes no style of the markup.
    inside.style.width = `${zoom * 100}%`;
    view.scrollTo(to);
    drawn.current = zoom;
    fixed.current = undefined;
  }, [zoom]);
  const onPinch = useCallback((factor: number, point: Point) => {
    fixed.current = point;
    setZoom((now) => clampZoom(now * factor));
  }, []);
  usePinch(area, onPinch);

  const step = (by: 1 | -1) => {
    setZoom((now) => zoomFrom(now, by));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = {
      '+': () => step(1),
      '=': () => step(1),
      '-': () => step(-1),
      '0': () => setZoom(1),
    }[event.key];
    // With a modifier they are the browser's own.
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  const tool = (by: 1 | -1) => ({
    'aria-disabled': zoomFrom(zoom, by) === zoom,
    onClick: () => {
      step(by);
    },
  });
  return (
    // Keys of whatever has the focus inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.larger} onKeyDown={onKeyDown}>
      <div className={styles.tools}>
        <IconButton icon={ZoomOut} label={say('zoomOut')} tip="none" {...tool(-1)} />
        <span role="status">{say('zoom', { percent: Math.round(zoom * 100) })}</span>
        <IconButton icon={ZoomIn} label={say('zoomIn')} tip="none" {...tool(1)} />
        <IconButton
          icon={Maximize}
          label={say('fit')}
          tip="none"
          aria-disabled={zoom === 1}
          onClick={() => {
            setZoom(1);
          }}
        />
      </div>
      {/* A scroll container must take the focus for its arrows. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={area} role="group" aria-label={say('area')} tabIndex={0} className={styles.area}>
        <div ref={content}>{children}</div>
      </div>
    </div>
  );
}
