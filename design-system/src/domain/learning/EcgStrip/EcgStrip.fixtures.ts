import type { Ecg } from './EcgStrip.tsx';

const two = [{ lead: 'II' }] as const;

export const sinusRhythm: Ecg = { rhythm: 'sinus', rate: 72, pr: 160, qrs: 90, seconds: 6, leads: two };

/** Every rhythm that can be described, by what it shows. */
export const rhythms = {
  atrialFibrillation: { rhythm: 'atrial-fibrillation', rate: 84, qrs: 80, seconds: 6, leads: two },
  atrialFlutter: {
    rhythm: 'atrial-flutter',
    rate: 150,
    conduction: 2,
    seconds: 6,
    leads: [{ lead: 'II', t: 0 }],
  },
  supraventricular: { rhythm: 'without-p', rate: 180, qrs: 80, seconds: 6, leads: two },
  mobitzOne: { rhythm: 'mobitz-1', rate: 80, pr: 180, group: 4, seconds: 6, leads: two },
  mobitzTwo: { rhythm: 'mobitz-2', rate: 84, pr: 180, qrs: 140, group: 3, seconds: 6, leads: two },
  completeBlock: {
    rhythm: 'complete-block',
    rate: 34,
    atria: 88,
    qrs: 140,
    seconds: 6,
    leads: [{ lead: 'II', r: 8, s: 3, t: -3 }],
  },
  ventricularTachycardia: {
    rhythm: 'ventricular-tachycardia',
    rate: 170,
    qrs: 160,
    atria: 82,
    seconds: 6,
    leads: two,
  },
  torsades: { rhythm: 'torsades', rate: 220, seconds: 6, leads: two },
  coarseFibrillation: { rhythm: 'ventricular-fibrillation', height: 14, seconds: 6, leads: two },
  asystole: { rhythm: 'asystole', seconds: 6, leads: two },
} as const satisfies Record<string, Ecg>;

export const ectopicBeats: Ecg = {
  rhythm: 'sinus',
  rate: 76,
  seconds: 8,
  leads: two,
  events: [
    { kind: 'ventricular-extrasystole', after: 2 },
    { kind: 'atrial-extrasystole', after: 4 },
    { kind: 'blocked-atrial-extrasystole', after: 6 },
  ],
};

export const preexcitation: Ecg = {
  rhythm: 'sinus',
  rate: 74,
  pr: 90,
  qrs: 130,
  delta: 50,
  seconds: 6,
  leads: two,
};

export const inferiorInfarction: Ecg = {
  rhythm: 'sinus',
  rate: 84,
  pr: 160,
  qrs: 90,
  seconds: 2.5,
  columns: 3,
  leads: [
    { lead: 'II', st: 2, st2: 2.5, t: 4 },
    { lead: 'III', q: 2, st: 3, st2: 3.5, t: 5 },
    { lead: 'aVF', q: 1.5, st: 2.5, st2: 3, t: 4.5 },
    { lead: 'I', st: -1, st2: -1, t: -1 },
    { lead: 'aVL', st: -1.5, st2: -1.5, t: -2.5 },
    { lead: 'V2', st: 0, t: 4 },
  ],
};

export const wellens: Ecg = {
  rhythm: 'sinus',
  rate: 66,
  seconds: 2.5,
  columns: 2,
  leads: [
    { lead: 'V2', t: 2.5, t2: -2.5 },
    { lead: 'V3', t: 3, t2: -3.5 },
  ],
};

export const hypothermia: Ecg = {
  rhythm: 'sinus',
  rate: 42,
  pr: 210,
  qrs: 110,
  qt: 560,
  tremor: 0.3,
  seconds: 6,
  leads: [{ lead: 'V4', osborn: 5 }],
};

export const bundleBranchBlocks: Ecg = {
  rhythm: 'sinus',
  rate: 70,
  qrs: 140,
  seconds: 2.5,
  columns: 2,
  leads: [
    { lead: 'V1', r: 0, s: 12, st: 1.5, t: 4 },
    { lead: 'V6', q: 0, r: 11, s: 0, r2: 12, st: -1, t: -4 },
  ],
};

export const hyperkalaemia: Ecg = {
  rhythm: 'without-p',
  rate: 44,
  qrs: 160,
  qt: 440,
  seconds: 6,
  leads: [{ lead: 'V3', r: 6, s: 6, t: 12, peaked: true }],
};
