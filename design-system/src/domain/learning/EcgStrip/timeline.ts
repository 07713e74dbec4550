import type { Ecg } from './strip.ts';

/** A QRS complex with its T wave; moments and durations are milliseconds. */
export interface Beat {
  /** Where the QRS complex begins. */
  readonly at: number;
  readonly origin: 'atria' | 'ventricles';
  readonly qrs: number;
  /** From the beginning of the complex to the end of the T wave. */
  readonly qt: number;
  /** How long the delta wave is, 0 for none. */
  readonly delta: number;
  /** How high the complex is against its lead's. */
  readonly scale: number;
}

/** A P wave. */
export interface Atrial {
  /** Where it begins. */
  readonly at: number;
  readonly width: number;
  /** From another place than the sinus node, so of another shape. */
  readonly isEctopic: boolean;
}

/** When the atria and the ventricles are excited, in the order of time. */
export interface Timeline {
  readonly atria: readonly Atrial[];
  readonly beats: readonly Beat[];
}

const minute = 60_000;
/** The first wave comes after some of the isoelectric line. */
const start = 200;
const normalPr = 160;
const normalQrs = 90;
const pWidth = 100;
/** How much longer each PR interval of a Wenckebach group is than the one before. */
const wenckebachSteps = [0, 90, 140, 170, 190, 205, 215] as const;
/** RR intervals of an atrial fibrillation against their mean: no order, and a mean of 1. */
const irregular = [0.84, 1.2, 0.93, 1.31, 0.72, 1.07, 0.88, 1.16, 0.77, 1.12] as const;
/** How much of each complex of an atrial fibrillation an accessory pathway makes. */
const preexcited = [1, 0.6, 1.3, 0.8, 1.15, 0.5, 1.4, 0.9] as const;

/** The QT interval of a healthy adult at a rate, by Bazett, never longer than the heart has time. */
function usualQt(rate: number): number {
  const rr = minute / rate;
  return Math.round(Math.min(390 * Math.sqrt(rr / 1000), rr * 0.92));
}

function atrial(at: number, isEctopic = false, pr = normalPr): Atrial {
  return { at, width: Math.min(pWidth, pr - 10), isEctopic };
}

function every(from: number, step: number, end: number): number[] {
  const moments: number[] = [];
  for (let at = from; at < end; at += step) moments.push(at);
  return moments;
}

/** When what happens on a strip. */
export function timelineOf(ecg: Ecg): Timeline {
  const end = ecg.seconds * 1000;
  switch (ecg.rhythm) {
    case 'sinus':
      return sinus(ecg, end);
    case 'mobitz-1':
    case 'mobitz-2':
      return dropped(ecg, end);
    case 'without-p': {
      const beat = beatOf(ecg);
      return { atria: [], beats: every(start, minute / ecg.rate, end).map(beat) };
    }
    case 'complete-block': {
      const beat = beatOf(ecg);
      return {
        atria: every(start, minute / ecg.atria, end).map((at) => atrial(at)),
        beats: every(start + 420, minute / ecg.rate, end).map(beat),
      };
    }
    case 'atrial-fibrillation':
      return fibrillating(ecg, end);
    case 'atrial-flutter': {
      // The complex stands on the way up, as it does where the node lets every second wave through.
      const wave = minute / ecg.rate / ecg.conduction;
      return { atria: [], beats: every(wave * 0.75, minute / ecg.rate, end).map(beatOf(ecg)) };
    }
    case 'ventricular-tachycardia': {
      const rr = minute / ecg.rate;
      const shape = { rate: ecg.rate, qrs: ecg.qrs ?? 160, qt: ecg.qt ?? Math.round(rr * 0.95) };
      return {
        atria: ecg.atria === undefined ? [] : every(start, minute / ecg.atria, end).map((at) => atrial(at)),
        // It has been going on before the strip begins.
        beats: every(-rr, rr, end).map(beatOf(shape, 'ventricles')),
      };
    }
    case 'asystole':
      return {
        atria: ecg.atria === undefined ? [] : every(start, minute / ecg.atria, end).map((at) => atrial(at)),
        beats: [],
      };
    default:
      return { atria: [], beats: [] };
  }
}

interface Shape {
  readonly rate: number;
  readonly qrs?: number | undefined;
  readonly qt?: number | undefined;
}

/** Moments are whole, so that no peak falls between two points of the curve. */
function beatOf(shape: Shape, origin: Beat['origin'] = 'atria', delta = 0): (at: number) => Beat {
  const qrs = shape.qrs ?? normalQrs;
  const qt = shape.qt ?? usualQt(shape.rate);
  return (at) => ({ at: Math.round(at), origin, qrs, qt, delta, scale: 1 });
}

function sinus(ecg: Extract<Ecg, { rhythm: 'sinus' }>, end: number): Timeline {
  const rr = minute / ecg.rate;
  const pr = ecg.pr ?? normalPr;
  const qt = ecg.qt ?? usualQt(ecg.rate);
  const beat = beatOf(ecg, 'atria', ecg.delta);
  const atria: Atrial[] = [];
  const beats: Beat[] = [];
  let at = start;
  for (let count = 1; at < end; count += 1) {
    atria.push(atrial(at, false, pr));
    const isLow = ecg.alternans !== undefined && count % 2 === 0;
    beats.push({ ...beat(at + pr), scale: isLow ? (ecg.alternans ?? 1) : 1 });
    const event = ecg.events?.find(({ after }) => after === count);
    switch (event?.kind) {
      case undefined:
        at += rr;
        break;
      case 'ventricular-extrasystole':
        // The sinus node keeps its time: the P wave that falls into the extrasystole finds the ventricles excited.
        beats.push(beatOf({ rate: ecg.rate, qrs: 150, qt: 420 }, 'ventricles')(at + pr + rr * 0.6));
        at += 2 * rr;
        break;
      case 'atrial-extrasystole':
        // It resets the sinus node, which begins anew from there.
        at += rr * 0.65;
        atria.push(atrial(at, true, pr));
        beats.push(beat(at + pr));
        at += rr * 1.05;
        break;
      case 'blocked-atrial-extrasystole':
        at += pr + qt * 0.68;
        atria.push(atrial(at, true, pr));
        at += rr * 1.05;
        break;
      case 'pause':
        at += event.seconds * 1000;
        break;
    }
  }
  return { atria, beats };
}

function dropped(ecg: Extract<Ecg, { rhythm: 'mobitz-1' | 'mobitz-2' }>, end: number): Timeline {
  const pr = ecg.pr ?? normalPr;
  const beat = beatOf(ecg);
  const moments = every(start, minute / ecg.rate, end);
  return {
    atria: moments.map((at) => atrial(at, false, pr)),
    beats: moments.flatMap((at, index) => {
      const place = index % ecg.group;
      if (place === ecg.group - 1) return [];
      return [beat(at + pr + (ecg.rhythm === 'mobitz-1' ? (wenckebachSteps[place] ?? 0) : 0))];
    }),
  };
}

function fibrillating(ecg: Extract<Ecg, { rhythm: 'atrial-fibrillation' }>, end: number): Timeline {
  const beats: Beat[] = [];
  const { delta = 0 } = ecg;
  let at = start;
  for (let count = 0; at < end; count += 1) {
    const share = preexcited[count % preexcited.length] ?? 1;
    const beat = beatOf(ecg, 'atria', delta * share)(at);
    beats.push(delta === 0 ? beat : { ...beat, qrs: beat.qrs + delta * (share - 1) });
    at += (minute / ecg.rate) * (irregular[count % irregular.length] ?? 1);
  }
  return { atria: [], beats };
}
