import type { ActivityQuestion, AskedQuestion } from '@medeina/contract';
import { Question, QuestionFeedback, type QuestionState } from '@medeina/design-system/domain/Question';
import { QuestionNavigation } from '@medeina/design-system/domain/QuestionNavigation';
import { Timer } from '@medeina/design-system/domain/Timer';
import { Badge } from '@medeina/design-system/primitives/Badge';
import { Banner } from '@medeina/design-system/primitives/Banner';
import { Button } from '@medeina/design-system/primitives/Button';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { RichText } from '@medeina/design-system/primitives/RichText';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { Text } from '@medeina/design-system/primitives/Text';
import { Check, X } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { writeMoment } from './moment.ts';
import { Answer } from './Answer.tsx';
import { Case, type CaseQuestion, caseOf, isAtEnd, isSameWay } from './Case.tsx';
import { type Activity, plainAnswer } from './useActivity.ts';
import * as styles from './activity.css.ts';

/** Loaded by those who fill in a form: most documents are none. */
const loadForm = async () => await import('./form/Form.tsx');
const loadFormAnswers = async () => await import('./form/FormAnswers.tsx');
const Form = lazy(loadForm);
const FormAnswers = lazy(loadFormAnswers);

interface StageProps {
  readonly activity: Activity;
}

/** Puts the focus on what is no control. */
function focusOn(part: HTMLElement | null): void {
  if (part === null) return;
  part.tabIndex = -1;
  part.focus();
}

/** Puts the focus on a stage, or on its heading, when one stage follows another. */
function useStageFocus<Stage extends HTMLElement>(isFirst: boolean) {
  const stage = useRef<Stage>(null);
  useEffect(() => {
    if (!isFirst) focusOn(stage.current);
  }, [isFirst]);
  return stage;
}

interface StageHeadProps {
  readonly title: string;
  readonly isFirst: boolean;
}

function StageHead({ title, isFirst }: StageHeadProps) {
  const heading = useStageFocus<HTMLHeadingElement>(isFirst);
  return (
    <Heading ref={heading} level={1} size="h2">
      {title}
    </Heading>
  );
}

function Failed({ activity: { failure } }: StageProps) {
  const intl = useIntl();
  if (failure === undefined) return null;
  return (
    <Banner tone="warning" announce title={intl.formatMessage({ id: `activity.failure.${failure}` })}>
      {intl.formatMessage({ id: `activity.failure.${failure}.text` })}
    </Banner>
  );
}

const isForm = ({ module }: Activity['state']): boolean => module === 'dynamic_form';

/** Questions of a test, a survey or a case. */
function askedIn({ attempt }: Activity['state']): AskedQuestion[] {
  return (attempt?.questions ?? []).filter((question) => question.type !== 'field');
}

const isSurveyOf = ({ module }: Activity['state']): boolean =>
  module === 'survey' || module === 'questionnaire';

/** What there is to know before it begins, and the button that begins it. */
export function Intro({ activity, isFirst }: StageProps & { readonly isFirst: boolean }) {
  const intl = useIntl();
  const { state, start, isBusy } = activity;
  const { facts } = state;
  const say = (id: string, values: Record<string, number> = {}) =>
    intl.formatMessage({ id: `activity.${id}` }, values);
  const isSurvey = isSurveyOf(state);
  const isCase = state.module === 'scenario' || state.module === 'algorithm';
  const isFilledIn = isForm(state);
  const intro = isSurvey ? 'intro.survey' : isCase ? 'intro.case' : isFilledIn ? 'intro.form' : 'intro.quiz';
  useEffect(() => {
    // Where it does not arrive, the form itself says so.
    if (isFilledIn) loadForm().catch(() => undefined);
  }, [isFilledIn]);
  return (
    <div className={styles.stage}>
      <StageHead title={say(intro)} isFirst={isFirst} />
      {state.intro !== null && state.intro !== '' && <RichText html={state.intro} />}
      <ul className={styles.facts}>
        {isFilledIn ? (
          <li>{say('facts.form')}</li>
        ) : (
          <li>{isCase ? say('facts.case') : say('facts.questions', { count: facts.questions })}</li>
        )}
        {facts.time_limit !== null && <li>{say('facts.time', { count: facts.time_limit })}</li>}
        {facts.pass_percent !== null && <li>{say('facts.pass', { percent: facts.pass_percent })}</li>}
        {!isSurvey && !isFilledIn && state.attempts_left !== null && (
          <li>{say('facts.attempts', { count: state.attempts_left })}</li>
        )}
        {isFilledIn && state.attempts_left !== null && state.attempts_left > 1 && (
          <li>{say('facts.times', { count: state.attempts_left })}</li>
        )}
        {(isSurvey || isFilledIn) && <li>{say(facts.anonymous ? 'facts.anonymous' : 'facts.named')}</li>}
        <li>{say('facts.saved')}</li>
      </ul>
      <Failed activity={activity} />
      <div className={styles.foot}>
        <Button onClick={start} loading={isBusy} disabled={state.attempts_left === 0}>
          {say(isFilledIn ? 'filling.start' : 'start')}
        </Button>
      </div>
    </div>
  );
}

function isGiven(activity: Activity, question: ActivityQuestion): boolean {
  const value = activity.answers[question.id];
  if (value === undefined) return false;
  return typeof value === 'string' ? value.trim() !== '' : Object.keys(value).length > 0;
}

function stateOf(activity: Activity, question: ActivityQuestion): QuestionState {
  if (question.result !== null) return question.result.state;
  return isGiven(activity, question) ? 'answered' : 'unanswered';
}

/** An answer is on its way for this long before it is called unsent, in milliseconds. */
const usualSaving = 1_500;

/** Whether an answer is on its way for longer than usual. */
function useLate(isOnItsWay: boolean): boolean {
  const [isLate, setLate] = useState(isOnItsWay);
  useEffect(() => {
    const timer = setTimeout(() => setLate(isOnItsWay), isOnItsWay ? usualSaving : 0);
    return () => clearTimeout(timer);
  }, [isOnItsWay]);
  return isLate && isOnItsWay;
}

/** Says whether the answers are saved. What is saved at once changes nothing here, so it is not announced each time. */
function Saved({ activity: { unsaved, answers } }: StageProps) {
  const intl = useIntl();
  const isLate = useLate(unsaved > 0);
  const isShown = Object.keys(answers).length > 0;
  return (
    <Text as="span" size="small" tone="muted">
      <span role="status">
        {isLate
          ? intl.formatMessage({ id: 'activity.saving' }, { count: unsaved })
          : isShown && intl.formatMessage({ id: 'activity.saved' })}
      </span>
    </Text>
  );
}

interface WayProps extends StageProps {
  readonly isFirst: boolean;
  readonly question: CaseQuestion;
}

/**
 * A case under way. A choice cannot be taken back; the last one leads to what came of all of them. The next step is shown
 * with what came of the choice before: coming later, that would move the choices under a finger.
 */
function Way({ activity, isFirst, question }: WayProps) {
  const intl = useIntl();
  const { state, answers, submit, isBusy, answer } = activity;
  const given = plainAnswer(answers[question.id]);
  const stage = useStageFocus<HTMLElement>(isFirst);
  const isUntold = !isSameWay(given, question.answer);
  // Without a connection the case goes on, and what came of the choices is told later.
  const isLate = useLate(isUntold);
  const isAwaited = isUntold && !isLate;
  const value = isAwaited ? question.answer : given;
  return (
    <div className={styles.stage}>
      <div className={styles.bar}>
        <Saved activity={activity} />
      </div>
      <Case
        ref={stage}
        title={state.title}
        question={question}
        value={value}
        onChange={isAwaited ? undefined : (way) => answer(question.id, way)}
      />
      <Failed activity={activity} />
      {isAtEnd(question, value) && (
        <div className={styles.foot}>
          <Button onClick={submit} loading={isBusy}>
            {intl.formatMessage({ id: 'activity.case.finish' })}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The attempt under way: a form, a case, or one question at a time. */
export function Attempt({ activity, isFirst }: StageProps & { readonly isFirst: boolean }) {
  if (isForm(activity.state)) return <FillIn activity={activity} isFirst={isFirst} />;
  const way = caseOf(askedIn(activity.state));
  return way === undefined ? (
    <Questions activity={activity} isFirst={isFirst} />
  ) : (
    <Way activity={activity} isFirst={isFirst} question={way} />
  );
}

/** A form. */
function FillIn({ activity, isFirst }: StageProps & { readonly isFirst: boolean }) {
  const intl = useIntl();
  return (
    <div className={styles.stage}>
      <StageHead title={intl.formatMessage({ id: 'activity.form.fill' })} isFirst={isFirst} />
      <Suspense fallback={<Skeleton />}>
        <Form
          activity={activity}
          saved={<Saved activity={activity} />}
          failure={<Failed activity={activity} />}
        />
      </Suspense>
    </div>
  );
}

/** Sends an attempt whose time ended without a connection, once there is one. */
function useSendingOnceOnline(deadline: string | null, clockOffset: number, send: () => void): void {
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    if (deadline === null) return undefined;
    const onOnline = () => {
      if (Date.now() + clockOffset >= Date.parse(deadline)) latest.current();
    };
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [deadline, clockOffset]);
}

/** One question at a time. */
function Questions({ activity, isFirst }: StageProps & { readonly isFirst: boolean }) {
  const intl = useIntl();
  const say = (id: string, values: Record<string, number> = {}) =>
    intl.formatMessage({ id: `activity.${id}` }, values);
  const { state, clockOffset, answers, submit, isBusy } = activity;
  const attempt = state.attempt;
  const all = askedIn(state);
  const [wanted, setPlace] = useState(() => {
    const open = all.findIndex((question) => !isGiven(activity, question));
    return Math.max(0, open);
  });
  const [flagged, setFlagged] = useState<ReadonlySet<string>>(new Set());
  const [isAsked, setAsked] = useState(false);
  const [isRefused, setRefused] = useState(false);
  useSendingOnceOnline(attempt?.deadline ?? null, clockOffset, submit);
  const moved = useRef(!isFirst);
  const shown = useRef<HTMLElement>(null);
  const focusOnceMoved = useCallback((part: HTMLElement | null) => {
    shown.current = part;
    if (part === null) return;
    if (moved.current) focusOn(part);
    moved.current = true;
  }, []);
  // An import may have taken questions away since.
  const place = Math.min(wanted, all.length - 1);
  const question = all[place];
  if (attempt === null || question === undefined) return null;
  const open = all.filter((one) => !isGiven(activity, one));
  const missing = open.filter(({ required }) => required);
  const isLast = place === all.length - 1;
  const send = () => {
    const [first] = missing;
    if (first !== undefined) {
      setRefused(true);
      setPlace(all.indexOf(first));
      // It is shown already: nothing else would answer the press.
      if (first === question) focusOn(shown.current);
    } else if (open.length > 0 && !isAsked && state.module === 'quiz') setAsked(true);
    else submit();
  };
  return (
    <div className={styles.stage}>
      <div className={styles.bar}>
        <Saved activity={activity} />
        {attempt.deadline !== null && (
          <Timer
            deadline={attempt.deadline}
            duration={state.facts.time_limit === null ? undefined : state.facts.time_limit * 60}
            clockOffset={clockOffset}
            onEnd={submit}
          />
        )}
      </div>
      <Question
        key={question.id}
        ref={focusOnceMoved}
        number={place + 1}
        total={all.length}
        text={question.text}
        state={stateOf(activity, question)}
        marks={question.marks === 0 ? undefined : question.marks}
        headingLevel={2}
        canFlag={state.module === 'quiz'}
        flagged={flagged.has(question.id)}
        onFlaggedChange={(is) => {
          const next = new Set(flagged);
          if (is) next.add(question.id);
          else next.delete(question.id);
          setFlagged(next);
        }}
      >
        <Answer
          question={question}
          value={plainAnswer(answers[question.id])}
          onChange={(value) => activity.answer(question.id, value)}
        />
      </Question>
      <Failed activity={activity} />
      {isAsked && open.length > 0 && (
        <Banner tone="warning" announce title={say('unanswered', { count: open.length })}>
          {say('unanswered.text')}
        </Banner>
      )}
      {missing.length > 0 &&
        (isRefused ? (
          <Banner tone="warning" announce title={say('missing', { count: missing.length })} />
        ) : (
          isLast && (
            <Text size="small" tone="muted">
              {say('missing', { count: missing.length })}
            </Text>
          )
        ))}
      <div className={styles.foot}>
        {place > 0 && (
          <Button variant="outline" onClick={() => setPlace(place - 1)}>
            {say('previous')}
          </Button>
        )}
        {!isLast && <Button onClick={() => setPlace(place + 1)}>{say('next')}</Button>}
        {(isLast || open.length === 0) && (
          <Button variant={isLast ? 'primary' : 'outline'} onClick={send} loading={isBusy}>
            {say(isAsked && open.length > 0 ? 'submit.anyway' : 'submit')}
          </Button>
        )}
      </div>
      {all.length > 1 && (
        <QuestionNavigation
          questions={all.map((one) => ({
            id: one.id,
            state: stateOf(activity, one),
            flagged: flagged.has(one.id),
          }))}
          value={question.id}
          onChange={(id) => setPlace(all.findIndex((one) => one.id === id))}
        />
      )}
    </div>
  );
}

/** What came of the attempt: the result, and each question with its reasons. */
export function Result({ activity, isFirst }: StageProps & { readonly isFirst: boolean }) {
  const intl = useIntl();
  const { state, start, finish, isBusy } = activity;
  const say = (id: string, values: Record<string, number> = {}) =>
    intl.formatMessage({ id: `activity.${id}` }, values);
  const result = state.results.at(-1);
  const isSurvey = isSurveyOf(state);
  const way = caseOf(askedIn(state));
  const questions = isSurvey || way !== undefined ? [] : askedIn(state);
  const isFilledIn = isForm(state);
  const canRepeat = !isSurvey && state.attempts_left !== 0;
  return (
    <div className={styles.stage}>
      <div className={styles.head}>
        <StageHead
          title={
            isFilledIn
              ? say('filling.sent')
              : isSurvey || result?.percent == null
                ? say('thanks')
                : say('result', { percent: Math.round(result.percent * 10) / 10 })
          }
          isFirst={isFirst}
        />
        {result?.passed != null && (
          <div>
            <Badge tone={result.passed ? 'success' : 'danger'} icon={result.passed ? Check : X}>
              {say(result.passed ? 'passed' : 'failed')}
            </Badge>
          </div>
        )}
        {state.facts.pass_percent !== null && (
          <Text tone="muted">{say('facts.pass', { percent: state.facts.pass_percent })}</Text>
        )}
        {isSurvey && <Text>{say('thanks.text')}</Text>}
        {isFilledIn && result !== undefined && (
          <Text tone="muted">
            {writeMoment(intl, result.submitted_at, { dateStyle: 'long', timeStyle: 'short' })}
          </Text>
        )}
      </div>
      <Failed activity={activity} />
      <div className={styles.foot}>
        <Button onClick={finish}>{say('finish')}</Button>
        {canRepeat && (
          <Button variant="outline" onClick={start} loading={isBusy}>
            {isFilledIn
              ? say('filling.again')
              : state.attempts_left === null
                ? say('again')
                : say('again.left', { count: state.attempts_left })}
          </Button>
        )}
      </div>
      {isFilledIn && (
        <Suspense fallback={<Skeleton />}>
          <FormAnswers activity={activity} />
        </Suspense>
      )}
      {way !== undefined && <Case title={state.title} question={way} value={way.answer ?? undefined} />}
      {questions.length > 0 && (
        <div className={styles.questions}>
          {questions.map((question, index) => (
            <Question
              key={question.id}
              number={index + 1}
              total={questions.length}
              text={question.text}
              state={stateOf(activity, question)}
              marks={question.marks}
              earned={question.result?.earned}
              canFlag={false}
              headingLevel={2}
              feedback={
                question.result !== null && (
                  <QuestionFeedback
                    result={question.result.state}
                    correctAnswer={question.result.right ?? undefined}
                  >
                    {question.result.explanation ?? undefined}
                  </QuestionFeedback>
                )
              }
            >
              <Answer question={question} value={question.answer ?? undefined} onChange={() => undefined} />
            </Question>
          ))}
        </div>
      )}
    </div>
  );
}
