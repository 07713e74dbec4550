import { ventricularWaves, wavesOf } from './leads.ts';
import type { Waves } from './leads.ts';
import type { Ecg, EcgLead } from './strip.ts';
import { timelineOf } from './timeline.ts';
import type { Beat } from './timeline.ts';

/** The height of a lead at a moment: millimetres above the isoelectric line, by milliseconds. */
export type Signal = (moment: number) => number;

/** A smooth way from 0 to 1. */
function eased(share: number): number {
  return (1 - Math.cos(Math.PI * share)) / 2;
}

/** A wave that rises and falls between 0 and 1. */
function hump(share: number): number {
  return share <= 0 || share >= 1 ? 0 : Math.sin(Math.PI * share) ** 2;
}

/** A point of a complex: milliseconds from its beginning, and millimetres. */
type Knot = readonly [at: number, level: number];

/** From here on a complex is too wide for pointed waves. */
const wide = 110;
const osbornEnd = 50;

/** The QRS complex from its beginning to the J point. */
function complexOf({ q, r, s, r2, st, osborn }: Waves, { qrs, delta, scale }: Beat): Knot[] {
  const isNotched = r2 > 0 && s === 0;
  // Each wave takes its share of the time, with its peak in the middle.
  const parts = [
    // Nothing is left of it where the ventricles are excited early.
    ...(q > 0 && delta === 0 ? [{ share: 0.22, level: -q }] : []),
    ...(r > 0 ? [{ share: 0.4, level: r }] : []),
    ...(s > 0 ? [{ share: 0.36, level: -s }] : []),
    ...(isNotched ? [{ share: 0.12, level: Math.min(r, r2) * 0.72 }] : []),
    ...(r2 > 0 ? [{ share: 0.42, level: r2 }] : []),
  ];
  const whole = parts.reduce((sum, { share }) => sum + share, 0);
  const knots: Knot[] = [[0, 0]];
  let at = Math.min(delta, qrs * 0.6);
  // Slowly in the direction of the complex, before the fast fibres take over.
  if (at > 0) knots.push([at, (r >= s ? r : -s) * 0.3 * scale]);
  const perShare = (qrs - at) / whole;
  for (const { share, level } of parts) {
    knots.push([Math.round(at + (share * perShare) / 2), level * scale]);
    at += share * perShare;
  }
  knots.push([qrs, st + osborn]);
  return knots;
}

/** From the J point to the end of the T wave. */
function recoveryOf({ st, st2, t, t2, osborn, peaked }: Waves, { qrs, qt, origin }: Beat): Knot[] {
  const time = qt - qrs;
  const isOneSlope = origin === 'ventricles';
  const [begin, peak] = isOneSlope
    ? [0.04, 0.5]
    : peaked
      ? [0.42, 0.71]
      : t2 === undefined
        ? // What was excited late recovers without a pause.
          qrs < wide
          ? [0.28, 0.68]
          : [0.12, 0.6]
        : [0.2, 0.45];
  return [
    ...(osborn > 0 ? [[qrs + Math.min(osbornEnd, time * 0.2), st] as const] : []),
    [qrs + time * begin, st2],
    [qrs + time * peak, t],
    ...(t2 === undefined ? [] : [[qrs + time * 0.75, t2] as const]),
    [qt, 0],
  ];
}

function beatSignal(waves: Waves, beat: Beat): Signal {
  const complex = complexOf(waves, beat);
  const knots = [...complex, ...recoveryOf(waves, beat)];
  const isSmooth = beat.qrs >= wide || beat.origin === 'ventricles';
  return (moment) => {
    const passed = moment - beat.at;
    if (passed <= 0 || passed >= beat.qt) return 0;
    const next = knots.findIndex(([at]) => at > passed);
    const [to, from] = [knots[next], knots[next - 1]];
    if (to === undefined || from === undefined) return 0;
    const share = (passed - from[0]) / (to[0] - from[0]);
    const isPointed = passed < beat.qrs && !isSmooth;
    return from[1] + (to[1] - from[1]) * (isPointed ? share : eased(share));
  };
}

/** Waves without end, by cycles a second. */
function waving(seconds: number, cycles: readonly (readonly [number, number])[]): number {
  return (
    cycles.reduce((sum, [cycle, phase]) => sum + Math.sin(2 * Math.PI * cycle * seconds + phase), 0) /
    cycles.length
  );
}

const inferior: ReadonlySet<string> = new Set(['II', 'III', 'aVF']);

/** What of the atria has no beginning and no end. */
function atrialActivity(ecg: Ecg, { lead }: EcgLead): Signal {
  if (ecg.rhythm === 'atrial-fibrillation') {
    const height = lead === 'V1' ? 1.6 : inferior.has(lead) ? 1 : 0.5;
    return (moment) =>
      height *
      waving(moment / 1000, [
        [6.1, 0],
        [7.7, 1.1],
        [5.2, 2.4],
      ]);
  }
  if (ecg.rhythm === 'atrial-flutter') {
    const wave = 60_000 / ecg.rate / ecg.conduction;
    const [height, direction] = inferior.has(lead) ? [2.6, -1] : lead === 'V1' ? [1.4, 1] : [0.7, -1];
    // A saw: slowly one way, fast back.
    return (moment) => {
      const share = (((moment / wave) % 1) + 1) % 1;
      return direction * height * (share < 0.7 ? eased(share / 0.7) : eased((1 - share) / 0.3));
    };
  }
  return () => 0;
}

/** What of the ventricles has no complexes. */
function disorder(ecg: Ecg): Signal {
  switch (ecg.rhythm) {
    case 'ventricular-fibrillation': {
      const cycles = [
        [3.3, 0.4],
        [4.6, 2.1],
        [5.7, 0.9],
        [7.1, 3.6],
      ] as const;
      return (moment) => (ecg.height / 2) * waving(moment / 1000, cycles);
    }
    case 'torsades': {
      const period = 60_000 / ecg.rate;
      // The points turn around the line as the axis does.
      return (moment) => {
        const turn = Math.sin((2 * Math.PI * moment) / (period * 14) + 0.35);
        const wave = Math.sin((2 * Math.PI * moment) / period);
        return 13 * turn * Math.sign(wave) * Math.abs(wave) ** 0.8;
      };
    }
    case 'asystole':
      return (moment) =>
        0.5 *
        waving(moment / 1000, [
          [0.23, 0],
          [0.41, 2],
        ]);
    default:
      return () => 0;
  }
}

const shivering = [
  [8.3, 0],
  [11.9, 1.7],
  [17.3, 0.6],
] as const;

/** What one lead of a strip shows. It holds nothing of chance: the same strip is the same everywhere. */
export function signalOf(ecg: Ecg, lead: EcgLead): Signal {
  const { atria, beats } = timelineOf(ecg);
  const isVentricular = ecg.rhythm === 'ventricular-tachycardia';
  const own = isVentricular ? ventricularWaves(lead) : wavesOf(lead);
  // What the author says of a lead is said of its usual beats.
  const foreign = ventricularWaves({ lead: lead.lead });
  const complexes = beats.map((beat) =>
    beatSignal(beat.origin === 'ventricles' && !isVentricular ? foreign : own, beat),
  );
  const activity = atrialActivity(ecg, lead);
  const chaos = disorder(ecg);
  const { tremor = 0 } = ecg;
  return (moment) => {
    let level = activity(moment) + chaos(moment);
    for (const { at, width, isEctopic } of atria) {
      level += own.p * (isEctopic ? -0.8 : 1) * hump((moment - at) / width);
    }
    for (const complex of complexes) level += complex(moment);
    return tremor === 0 ? level : level + tremor * waving(moment / 1000, shivering);
  };
}
