import type { CourseFormat } from '@medeina/contract';

/** Minutes of theory and of practice: two numbers, never their sum. Both are 0 where the parts are not known. */
export interface Lengths {
  readonly theory_minutes: number;
  readonly practice_minutes: number;
}

interface Measured {
  /** All of the course, as it says of itself. */
  readonly duration_hours: number;
  readonly format: CourseFormat;
  /** Of the theory that is here; 0: none is. */
  readonly theory_minutes: number;
}

/**
 * Counted where the theory is here and where there is a session. Where only one part is known, the other is the declared
 * whole minus it.
 * @param session minutes of the session that one comes to; null without one.
 */
export function lengthsOf(
  { duration_hours: hours, format, theory_minutes: counted }: Measured,
  session: number | null,
): Lengths {
  const rest = (part: number) => Math.max(0, Math.round(hours * 60) - part);
  const isTheoryTheRest = format === 'online' || (format === 'hybrid' && session !== null);
  const theory = counted === 0 && isTheoryTheRest ? rest(session ?? 0) : counted;
  const isPracticeTheRest = format === 'simulation' || (format === 'hybrid' && theory > 0);
  return {
    theory_minutes: theory,
    practice_minutes: session ?? (isPracticeTheRest ? rest(theory) : 0),
  };
}
