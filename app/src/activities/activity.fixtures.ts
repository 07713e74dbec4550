import type { ActivityState } from '@medeina/contract';
import type { Activity } from './useActivity.ts';

type Attempt = NonNullable<ActivityState['attempt']>;

/** A survey with an attempt under way, as the server has it. */
export function surveyWith(questions: Attempt['questions'], attempt: Partial<Attempt> = {}): ActivityState {
  return {
    module: 'survey',
    id: 7,
    course_id: 1,
    title: 'Survey',
    language: 'en',
    intro: null,
    facts: { questions: 1, time_limit: null, attempts: 1, pass_percent: null, anonymous: false },
    completed: false,
    server_time: '2026-11-24T08:00:00.000Z',
    results: [],
    attempts_left: 0,
    attempt: { id: 1, number: 1, deadline: null, is_over: false, sections: [], questions, ...attempt },
  };
}

const nothing = (): void => undefined;

/** An activity in its document, in which nothing happens but what the test says. */
export function activityOf(state: ActivityState, doing: Partial<Activity> = {}): Activity {
  return {
    state,
    clockOffset: 0,
    token: 'token',
    answers: {},
    unsaved: 0,
    isBusy: false,
    failure: undefined,
    answer: nothing,
    refresh: () => Promise.resolve(true),
    fail: nothing,
    noteFiles: nothing,
    saveFile: nothing,
    start: nothing,
    submit: nothing,
    finish: nothing,
    ...doing,
  };
}
