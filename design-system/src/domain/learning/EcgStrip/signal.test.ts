import { expect, test } from 'vitest';
import { drawingOf } from './drawing.ts';
import {
  bundleBranchBlocks,
  ectopicBeats,
  hyperkalaemia,
  hypothermia,
  inferiorInfarction,
  preexcitation,
  rhythms,
  sinusRhythm,
  wellens,
} from './EcgStrip.fixtures.ts';
import { signalOf } from './signal.ts';
import { ecgLeadNames } from './strip.ts';
import type { Ecg, EcgLeadName } from './strip.ts';
import { timelineOf } from './timeline.ts';

/** Every millisecond of a lead. */
function samples(ecg: Ecg, name?: EcgLeadName): number[] {
  const lead = ecg.leads.find((one) => name === undefined || one.lead === name);
  if (lead === undefined) throw new Error(`The strip has no lead ${name ?? ''}`);
  const signal = signalOf(ecg, lead);
  return Array.from({ length: ecg.seconds * 1000 + 1 }, (_, moment) => signal(moment));
}

/** Moments at which a curve is highest among its neighbours, above a height. */
function peaks(levels: readonly number[], above: number): number[] {
  return levels.flatMap((level, at) =>
    level > above && level >= (levels[at - 1] ?? Infinity) && level > (levels[at + 1] ?? Infinity)
      ? [at]
      : [],
  );
}

function steps(moments: readonly number[]): number[] {
  return moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0));
}

/** The level of a lead at its J point, and after it. */
function afterComplex(ecg: Ecg, name: EcgLeadName, milliseconds = 0): number {
  const [beat] = timelineOf(ecg).beats;
  if (beat === undefined) throw new Error('The strip has no beat');
  return samples(ecg, name)[beat.at + beat.qrs + milliseconds] ?? NaN;
}

test('a small square is 40 ms and 0.1 mV', () => {
  const { width, calibration, leads, height } = drawingOf(sinusRhythm);
  // Ten millimetres of calibration, and 25 to a second.
  expect(width).toBe(10 + 6 * 25);
  expect(calibration).toMatch(/^M1 15h2v-10h5v10h2$/);
  expect(height % 5).toBe(0);
  const points = [...(leads[0]?.trace ?? '').matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({
    at: (Number(x) - 10) * 40,
    level: 15 - Number(y),
  }));
  const tops = points.filter(({ level }) => level > 9.9);
  expect(tops.map(({ level }) => level)).toEqual(tops.map(() => 10));
  // 72 a minute: 833 ms, which are 20.8 mm.
  for (const step of steps(tops.map(({ at }) => at))) expect(step).toBeCloseTo(833, -1);
});

test('sinus rhythm keeps its intervals', () => {
  const levels = samples(sinusRhythm);
  const [p] = peaks(levels, 1.4);
  // A P wave of 100 ms begins after 200 ms of the isoelectric line, and the complex 160 ms after it.
  expect(levels[200]).toBe(0);
  expect(p).toBe(250);
  expect(levels.slice(301, 360).every((level) => level === 0)).toBe(true);
  expect(levels[361]).not.toBe(0);
  expect(levels[360 + 90]).toBe(0);
});

test.each([
  ['a fibrillation of 84 a minute', rhythms.atrialFibrillation, 84],
  ['a flutter that conducts every second wave', rhythms.atrialFlutter, 150],
  ['a re-entry', rhythms.supraventricular, 180],
  ['a ventricular tachycardia', rhythms.ventricularTachycardia, 170],
] as const)('%s has its rate', (_, strip, rate) => {
  const ecg = { ...strip, seconds: 10 };
  const count = timelineOf(ecg).beats.filter(({ at }) => at >= 0).length;
  expect(Math.abs(count * 6 - rate)).toBeLessThanOrEqual(6);
});

test('a fibrillation is irregular and has no P waves', () => {
  const { atria, beats } = timelineOf({ ...rhythms.atrialFibrillation, seconds: 10 });
  const rr = steps(beats.map(({ at }) => at));
  expect(atria).toEqual([]);
  expect(Math.max(...rr) / Math.min(...rr)).toBeGreaterThan(1.5);
  expect(new Set(rr).size).toBeGreaterThan(6);
});

test('flutter waves go 300 a minute under complexes of 150', () => {
  const without: Ecg = {
    ...rhythms.atrialFlutter,
    leads: [{ lead: 'II', q: 0, r: 0, s: 0, t: 0 }],
  };
  const waves = peaks(samples(without), -0.01);
  for (const step of steps(waves)) expect(step).toBe(200);
});

test('a Wenckebach group grows until a P wave stays alone', () => {
  const { atria, beats } = timelineOf(rhythms.mobitzOne);
  const pr = atria.map(({ at }) => beats.find((beat) => beat.at >= at && beat.at < at + 500)?.at ?? NaN);
  const intervals = pr.map((at, index) => at - (atria[index]?.at ?? 0));
  expect(intervals.slice(0, 4)).toEqual([180, 270, 320, NaN]);
  // After the pause it is short again.
  expect(intervals[4]).toBe(180);
});

test('Mobitz II drops a complex without a warning', () => {
  const { atria, beats } = timelineOf(rhythms.mobitzTwo);
  const led = atria.map(({ at }) => beats.some((beat) => Math.abs(beat.at - at - 180) <= 1));
  expect(led).toEqual(led.map((_, index) => index % 3 !== 2));
});

test('in a complete block the atria and the ventricles each keep their own time', () => {
  const { atria, beats } = timelineOf({ ...rhythms.completeBlock, seconds: 10 });
  expect(new Set(steps(atria.map(({ at }) => Math.round(at)))).size).toBeLessThanOrEqual(2);
  expect(new Set(steps(beats.map(({ at }) => at))).size).toBeLessThanOrEqual(2);
  const pr = beats.map(({ at }) => at - (atria.findLast((one) => one.at < at)?.at ?? 0));
  expect(Math.max(...pr) - Math.min(...pr)).toBeGreaterThan(150);
});

test('a ventricular extrasystole is early, wide and followed by a full pause', () => {
  const { beats, atria } = timelineOf(ectopicBeats);
  const rr = 60_000 / 76;
  const [, second, extra, next] = beats;
  expect(extra).toMatchObject({ origin: 'ventricles', qrs: 150 });
  expect((extra?.at ?? 0) - (second?.at ?? 0)).toBeCloseTo(rr * 0.6, -1);
  expect((next?.at ?? 0) - (second?.at ?? 0)).toBeCloseTo(rr * 2, -1);
  expect(atria.filter(({ isEctopic }) => isEctopic)).toHaveLength(2);
  // A P wave that nothing follows for longer than a beat.
  const blocked = atria.findLast(({ isEctopic }) => isEctopic);
  const after = beats.find(({ at }) => at > (blocked?.at ?? 0));
  expect((after?.at ?? 0) - (blocked?.at ?? 0)).toBeGreaterThan(rr);
});

test('pre-excitation: a short PR, a slow beginning and a wide complex', () => {
  const levels = samples(preexcitation);
  const [p] = peaks(levels, 1.3);
  const [beat] = timelineOf(preexcitation).beats;
  const at = beat?.at ?? 0;
  expect(at - ((p ?? 0) - 40)).toBeLessThan(120);
  // The first half of the way up takes longer than the second.
  const top = peaks(levels, 9)[0] ?? 0;
  const half = levels.findIndex((level, moment) => moment > at && level >= 5);
  expect(half - at).toBeGreaterThan((top - half) * 1.5);
  expect(beat?.qrs).toBe(130);
});

test.each([
  ['II', 2],
  ['III', 3],
  ['aVF', 2.5],
  ['I', -1],
  ['aVL', -1.5],
  ['V2', 0],
] as const)('the ST segment of an inferior infarction lies at its level in %s', (lead, level) => {
  expect(afterComplex(inferiorInfarction, lead)).toBeCloseTo(level, 1);
});

test('Wellens: the T wave rises and falls below the line, the ST segment does not', () => {
  expect(afterComplex(wellens, 'V3')).toBeCloseTo(0, 1);
  const [beat] = timelineOf(wellens).beats;
  const recovery = samples(wellens, 'V3').slice(
    (beat?.at ?? 0) + (beat?.qrs ?? 0),
    (beat?.at ?? 0) + (beat?.qt ?? 0),
  );
  const [high, low] = [Math.max(...recovery), Math.min(...recovery)];
  expect(high).toBeCloseTo(3, 1);
  expect(low).toBeCloseTo(-3.5, 1);
  expect(recovery.indexOf(high)).toBeLessThan(recovery.indexOf(low));
});

test('an Osborn wave lifts the J point and is over after 50 ms', () => {
  const calm = { ...hypothermia, tremor: 0 };
  expect(afterComplex(calm, 'V4')).toBeCloseTo(5, 1);
  expect(afterComplex(calm, 'V4', 50)).toBeCloseTo(0, 1);
});

/** How long the T wave of a strip stays above six millimetres. */
function widthAtHalf(ecg: Ecg): number {
  const { at = 0 } = timelineOf(ecg).beats[0] ?? {};
  return samples(ecg)
    .slice(at + 160, at + 440)
    .filter((level) => level > 6).length;
}

test('hyperkalaemia: no P waves, a wide complex, and a T wave narrower than it usually is', () => {
  const { atria, beats } = timelineOf(hyperkalaemia);
  expect(atria).toEqual([]);
  expect(beats[0]?.qrs).toBe(160);
  const [lead] = hyperkalaemia.leads;
  const round: Ecg = { ...hyperkalaemia, leads: [{ ...lead, lead: 'V3', peaked: false }] };
  expect(widthAtHalf(hyperkalaemia)).toBeLessThan(widthAtHalf(round));
});

test('bundle branch block: the complex has two tops, 140 ms in all', () => {
  const [beat] = timelineOf(bundleBranchBlocks).beats;
  const levels = samples(bundleBranchBlocks, 'V6').slice(beat?.at, (beat?.at ?? 0) + 140);
  expect(peaks(levels, 8)).toHaveLength(2);
  expect(Math.min(...samples(bundleBranchBlocks, 'V1'))).toBeCloseTo(-12, 1);
});

test('a ventricular tachycardia is wide, regular, and leaves no line between its complexes', () => {
  const levels = samples({ ...rhythms.ventricularTachycardia, atria: undefined });
  for (const step of steps(peaks(levels, 10))) expect(Math.abs(step - 60_000 / 170)).toBeLessThanOrEqual(1);
  const flat = levels.filter((level) => level === 0).length;
  expect(flat / levels.length).toBeLessThan(0.1);
});

test('ventricular fibrillation has its height and no rhythm', () => {
  const levels = samples({ ...rhythms.coarseFibrillation, seconds: 10 });
  const height = Math.max(...levels) - Math.min(...levels);
  expect(height).toBeGreaterThan(14 * 0.8);
  expect(height).toBeLessThanOrEqual(14);
  const distances = steps(peaks(levels, 1));
  expect(Math.max(...distances) / Math.min(...distances)).toBeGreaterThan(1.6);
});

test('the points of torsades turn around the line', () => {
  const levels = samples(rhythms.torsades);
  const envelope = Array.from({ length: 20 }, (_, part) =>
    Math.max(...levels.slice(part * 300, part * 300 + 300).map(Math.abs)),
  );
  expect(Math.max(...envelope)).toBeGreaterThan(12);
  expect(Math.min(...envelope)).toBeLessThan(6);
});

test('asystole is a line that wanders less than a small square', () => {
  expect(Math.max(...samples(rhythms.asystole).map(Math.abs))).toBeLessThan(1);
});

test('twelve leads of ten seconds are drawn as well', () => {
  const leads = ecgLeadNames.slice(0, 12).map((lead) => ({ lead }));
  const drawing = drawingOf({ ...sinusRhythm, seconds: 10, leads });
  expect(drawing.leads).toHaveLength(12);
  expect(drawing.width).toBe(260);
});

test('the same waves give the same drawing', () => {
  for (const ecg of Object.values(rhythms)) expect(drawingOf(ecg)).toEqual(drawingOf(structuredClone(ecg)));
});
