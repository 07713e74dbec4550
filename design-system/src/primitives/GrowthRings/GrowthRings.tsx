import { useEffect, useRef, useState } from 'react';
import { classes } from '../../internal/classes.ts';
import { misuse } from '../../internal/misuse.ts';
import type { RootProps } from '../../internal/root.ts';
import { arcs, drawn, rings as ringsClass, seed, sizes, track } from './GrowthRings.css.ts';
import { ringShapes } from './rings.ts';

export const growthRingSizes = ['md', 'lg', 'xl'] as const;
export type GrowthRingsSize = (typeof growthRingSizes)[number];

export interface GrowthRingsProps extends RootProps<SVGSVGElement> {
  /** Progress per topic, from 0 to 1. */
  topics: readonly number[];
  /** 64, 96 or 168 px. */
  size?: GrowthRingsSize | undefined;
  /** For screen readers; leave out where the same words are shown beside it. */
  label?: string | undefined;
}

function spoken(label: string | undefined) {
  return label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
}

/** Progress as growth rings, one per topic from the core out, the current one in amber. */
export function GrowthRings({ topics, size = 'lg', label, ...root }: GrowthRingsProps) {
  misuse?.(
    'GrowthRings',
    !topics.every((share) => share >= 0 && share <= 1),
    `\`topics\` is ${topics.join(', ')}; give a share from 0 to 1 for each.`,
  );
  const { rings, stroke } = ringShapes(topics);
  const done = rings.filter((ring) => ring.state === 'done').length;
  // Only rings completed while in view are animated.
  const before = useRef(done);
  const [fresh, setFresh] = useState(-1);
  useEffect(() => {
    if (done > before.current) setFresh(rings.findLastIndex((ring) => ring.state === 'done'));
    before.current = done;
    // oxlint-disable-next-line react/exhaustive-deps -- the rings follow from the number that is done
  }, [done]);
  return (
    <svg
      {...root}
      className={classes(ringsClass, sizes[size])}
      viewBox="0 0 96 96"
      focusable="false"
      {...spoken(label)}
    >
      <circle className={seed} cx="48" cy="48" r="6" />
      {rings.map((ring, index) => (
        <g key={ring.radius} strokeWidth={stroke} transform="rotate(-90 48 48)">
          {ring.state !== 'done' && <circle className={track} cx="48" cy="48" r={ring.radius} />}
          {ring.state !== 'waiting' && (
            <circle
              className={classes(
                ring.state === 'done' ? arcs.done : arcs.current,
                ring.state === 'done' && index === fresh && drawn,
              )}
              cx="48"
              cy="48"
              r={ring.radius}
              pathLength="100"
              strokeLinecap="round"
              // The current ring shows even without progress.
              strokeDasharray={ring.state === 'done' ? '100' : `${Math.max(ring.share * 100, 4)} 100`}
            />
          )}
        </g>
      ))}
    </svg>
  );
}

export interface ProgressRingProps extends RootProps<SVGSVGElement> {
  /** From 0 to 1. */
  share: number;
  /** `xs` in a line of text. */
  size?: 'xs' | 'sm' | undefined;
  /** For screen readers; leave out where the same words are shown beside it. */
  label?: string | undefined;
}

/** A single ring, for tight places. */
export function ProgressRing({ share, size = 'sm', label, ...root }: ProgressRingProps) {
  misuse?.('ProgressRing', !(share >= 0 && share <= 1), `\`share\` is ${share}; give 0 to 1.`);
  const part = Math.min(1, Math.max(0, share));
  return (
    <svg
      {...root}
      className={classes(ringsClass, sizes[size])}
      viewBox="0 0 40 40"
      focusable="false"
      {...spoken(label)}
    >
      <g strokeWidth="5" transform="rotate(-90 20 20)">
        <circle className={track} cx="20" cy="20" r="16" />
        {part > 0 && (
          <circle
            className={part === 1 ? arcs.done : arcs.current}
            cx="20"
            cy="20"
            r="16"
            pathLength="100"
            strokeLinecap="round"
            strokeDasharray={`${part * 100} 100`}
          />
        )}
      </g>
    </svg>
  );
}
