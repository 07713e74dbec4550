import { type Card, createEmptyCard, fsrs, type Grade, Rating, State } from 'ts-fsrs';

/** How well a learner remembers the answer to a question, and when it is asked again. */
export interface Memory {
  /** Days until nine of ten remember it. */
  readonly stability: number;
  /** 1 to 10. */
  readonly difficulty: number;
  /** How often it was answered. */
  readonly repetitions: number;
  /** How often it was forgotten. */
  readonly lapses: number;
  readonly answered_at: Date;
  readonly asked_again_at: Date;
}

/** Certificates last a year or two: what one learned for them is asked at least twice a year. */
const mostDays = 180;

/** In days, never in minutes: nobody is asked twice in a sitting. */
const scheduler = fsrs({ enable_short_term: false, maximum_interval: mostDays });

/** @param share the part of the marks that the answer earned. */
function gradeOf(share: number): Grade {
  if (share === 1) return Rating.Good;
  return share > 0 ? Rating.Hard : Rating.Again;
}

function cardOf(known: Memory): Card {
  return {
    due: known.asked_again_at,
    stability: known.stability,
    difficulty: known.difficulty,
    reps: known.repetitions,
    lapses: known.lapses,
    last_review: known.answered_at,
    state: State.Review,
    // Follow from the rest, or belong to steps of minutes.
    elapsed_days: 0,
    scheduled_days: 0,
    learning_steps: 0,
  };
}

/**
 * What an answer changes.
 * @param known undefined for the first answer, which is that of the test.
 */
export function remembered(known: Memory | undefined, share: number, answeredAt: Date): Memory {
  // Never before the answer that is known.
  const at = known !== undefined && known.answered_at > answeredAt ? known.answered_at : answeredAt;
  const { card } = scheduler.next(
    known === undefined ? createEmptyCard(at) : cardOf(known),
    at,
    gradeOf(share),
  );
  return {
    stability: card.stability,
    difficulty: card.difficulty,
    repetitions: card.reps,
    lapses: card.lapses,
    answered_at: at,
    asked_again_at: beginningOfDay(card.due),
  };
}

/** What was answered late in the evening is there again in the morning. In UTC, by which the library counts days. */
function beginningOfDay(moment: Date): Date {
  const day = new Date(moment);
  day.setUTCHours(0, 0, 0, 0);
  return day;
}
