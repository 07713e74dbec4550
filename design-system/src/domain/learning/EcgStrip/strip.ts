/** The leads that a strip can show; the last four are recorded where something is looked for. */
export const ecgLeadNames = [
  ...(['I', 'II', 'III', 'aVR', 'aVL', 'aVF'] as const),
  ...(['V1', 'V2', 'V3', 'V4', 'V5', 'V6'] as const),
  ...(['V4R', 'V7', 'V8', 'V9'] as const),
] as const;
export type EcgLeadName = (typeof ecgLeadNames)[number];

/** What of a lead differs from a healthy adult's, in millimetres: 10 mm are 1 mV. */
export interface EcgLead {
  lead: EcgLeadName;
  p?: number | undefined;
  /** How deep it is. */
  q?: number | undefined;
  r?: number | undefined;
  /** How deep it is. */
  s?: number | undefined;
  /** The second R. Beside an `s` of 0 the R is notched. */
  r2?: number | undefined;
  /** The level at the J point. */
  st?: number | undefined;
  /** The level at which the T wave begins, by default the same. */
  st2?: number | undefined;
  t?: number | undefined;
  /** The second half of a biphasic T wave. */
  t2?: number | undefined;
  /** The height of an Osborn wave above `st`. */
  osborn?: number | undefined;
  /** A narrow, symmetrical T wave. */
  peaked?: boolean | undefined;
}

interface Common {
  /** How many seconds are shown, 1 to 10. */
  seconds: number;
  /** Leads side by side where there is room, 1 by default. */
  columns?: number | undefined;
  /** Shivering, in millimetres. */
  tremor?: number | undefined;
  leads: readonly EcgLead[];
}

/** Durations are milliseconds, rates a minute. */
interface Complexes {
  rate: number;
  qrs?: number | undefined;
  qt?: number | undefined;
}

/** What comes after so many sinus beats. */
export type EcgEvent =
  | {
      kind: 'ventricular-extrasystole' | 'atrial-extrasystole' | 'blocked-atrial-extrasystole';
      after: number;
    }
  | { kind: 'pause'; after: number; seconds: number };

/** A strip by its waves. */
export type Ecg =
  | (Common &
      Complexes & {
        rhythm: 'sinus';
        pr?: number | undefined;
        /** How long the delta wave of a pre-excitation is. */
        delta?: number | undefined;
        /** How high every second complex is, 0 to 1. */
        alternans?: number | undefined;
        events?: readonly EcgEvent[] | undefined;
      })
  | (Common & Complexes & { rhythm: 'without-p' })
  | (Common & Complexes & { rhythm: 'atrial-fibrillation'; delta?: number | undefined })
  | (Common &
      Complexes & {
        rhythm: 'atrial-flutter';
        /** Flutter waves to each complex. */
        conduction: number;
      })
  | (Common &
      Complexes & {
        /** `rate` is that of the P waves. */
        rhythm: 'mobitz-1' | 'mobitz-2';
        pr?: number | undefined;
        /** P waves of a group, of which the last has no complex. */
        group: number;
      })
  | (Common &
      Complexes & {
        rhythm: 'complete-block';
        /** P waves a minute. */
        atria: number;
      })
  | (Common &
      Complexes & {
        rhythm: 'ventricular-tachycardia';
        /** P waves a minute, which have nothing to do with the complexes. */
        atria?: number | undefined;
      })
  | (Common & { rhythm: 'torsades'; rate: number })
  | (Common & {
      rhythm: 'ventricular-fibrillation';
      /** Millimetres from the lowest to the highest point. */
      height: number;
    })
  | (Common & { rhythm: 'asystole'; atria?: number | undefined });
