import type { EcgLead, EcgLeadName } from './strip.ts';

/** The waves of a lead, all of them known. */
export interface Waves {
  readonly p: number;
  readonly q: number;
  readonly r: number;
  readonly s: number;
  readonly r2: number;
  readonly st: number;
  readonly st2: number;
  readonly t: number;
  /** Undefined where the T wave has one phase. */
  readonly t2: number | undefined;
  readonly osborn: number;
  readonly peaked: boolean;
}

/** P, Q, R, S and T of a healthy adult with a normal axis, in millimetres. */
const healthy: Readonly<Record<EcgLeadName, readonly [number, number, number, number, number]>> = {
  I: [0.8, 0.5, 6, 1, 2],
  II: [1.5, 0.5, 10, 1, 3],
  III: [0.7, 0.5, 5, 1, 1.2],
  aVR: [-1.2, 0, 0.6, 8, -2.5],
  aVL: [0.4, 0.3, 3, 1.5, 0.8],
  aVF: [1.1, 0.4, 7, 1, 2],
  V1: [0.5, 0, 2, 9, -0.6],
  V2: [0.6, 0, 4, 12, 4],
  V3: [0.7, 0, 7, 8, 4.5],
  V4: [0.8, 0.3, 12, 5, 4.5],
  V5: [0.8, 0.8, 13, 2, 4],
  V6: [0.8, 1, 10, 0.8, 3],
  V4R: [0.4, 0, 1.5, 5, -0.5],
  V7: [0.6, 0.6, 7, 0.5, 2],
  V8: [0.6, 0.5, 6, 0.5, 1.8],
  V9: [0.6, 0.5, 5, 0.5, 1.5],
};

/** The waves of a beat that the atria began. */
export function wavesOf(given: EcgLead): Waves {
  const [p, q, r, s, t] = healthy[given.lead];
  return complete(given, { p, q, r, s, t });
}

/** The waves of a beat that the ventricles began: wide, its T wave against its QRS complex. */
export function ventricularWaves(given: EcgLead): Waves {
  const [p, , r, s] = healthy[given.lead];
  const isUpright = r >= s;
  return complete(given, {
    p,
    q: 0,
    r: isUpright ? 13 : 1.5,
    s: isUpright ? 3 : 13,
    t: isUpright ? -4 : 4,
  });
}

function complete(given: EcgLead, usual: Pick<Waves, 'p' | 'q' | 'r' | 's' | 't'>): Waves {
  const st = given.st ?? 0;
  return {
    p: given.p ?? usual.p,
    q: given.q ?? usual.q,
    r: given.r ?? usual.r,
    s: given.s ?? usual.s,
    r2: given.r2 ?? 0,
    st,
    st2: given.st2 ?? st,
    t: given.t ?? usual.t,
    t2: given.t2,
    osborn: given.osborn ?? 0,
    peaked: given.peaked ?? false,
  };
}
