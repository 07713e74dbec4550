import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { longWords, sentences } from '../../../internal/words.fixtures.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import {
  MatchingAnswer,
  MultipleAnswer,
  NumericAnswer,
  OrderingAnswer,
  Question,
  QuestionFeedback,
  SingleAnswer,
  TextAnswer,
} from './index.ts';
import { causes, drugs, rhythm, steps } from './Question.fixtures.ts';
import { t } from '../../../internal/phrases.fixtures.ts';
import { containing, said } from '../../../internal/said.fixtures.ts';
import { questionWords } from './Question.words.ts';
import { answerWords } from './Answer.words.ts';

/** Called by the answers. */
const onAnswer = fn();

const meta = {
  title: 'Learning/Question',
  tags: ['new'],
  component: Question,
  args: {
    number: 3,
    total: 10,
    marks: 2,
    text: rhythm.text,
    onFlaggedChange: fn(),
    children: <SingleAnswer options={rhythm.options} onChange={onAnswer} />,
  },
  argTypes: { children: { control: false }, feedback: { control: false } },
} satisfies Meta<typeof Question>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One option. The question's text names the group. */
export const Single: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('region', { name: said(questionWords, 'numberOf', { number: '3', total: '10' }) }),
    ).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: rhythm.text })).toBeVisible();
    await userEvent.click(canvas.getByText(t('Defibriliuoju')));
    await expect(onAnswer).toHaveBeenLastCalledWith('shock');
    const flag = canvas.getByRole('button', { name: said(questionWords, 'flag') });
    await userEvent.click(flag);
    await expect(flag).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onFlaggedChange).toHaveBeenLastCalledWith(true);
  },
};

/** Several options, in their own order whichever comes first. */
export const Multiple: Story = {
  args: {
    text: causes.text,
    children: <MultipleAnswer options={causes.options} onChange={onAnswer} />,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText(t('Širdies tamponada')));
    await userEvent.click(canvas.getByText(t('Hipoksija')));
    await expect(onAnswer).toHaveBeenLastCalledWith(['hypoxia', 'tamponade']);
  },
};

/** By keyboard: Space picks up, arrows move, Space puts down, Esc takes back. */
export const Ordering: Story = {
  args: { text: steps.text, children: <OrderingAnswer options={steps.options} onChange={onAnswer} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grip = canvas.getByRole('button', {
      name: said(answerWords, 'move', { name: t('Patikrinti sąmonę ir kvėpavimą') }),
    });
    const live = () => canvasElement.querySelector('[aria-live="assertive"]');
    grip.focus();
    await userEvent.keyboard(' ');
    await expect(live()).toHaveTextContent(
      said(answerWords, 'held', { name: t('Patikrinti sąmonę ir kvėpavimą'), place: '3', total: '4' }),
    );
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(live()).toHaveTextContent(
      said(answerWords, 'placed', { name: t('Patikrinti sąmonę ir kvėpavimą'), place: 1, total: 4 }),
    );
    await expect(grip).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(live()).toHaveTextContent(
      said(answerWords, 'put', { name: t('Patikrinti sąmonę ir kvėpavimą'), place: 1, total: 4 }),
    );
    await expect(onAnswer).toHaveBeenLastCalledWith(['check', 'defibrillator', 'help', 'compress']);
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Escape}');
    await expect(live()).toHaveTextContent(
      said(answerWords, 'back', { name: t('Patikrinti sąmonę ir kvėpavimą'), place: 1, total: 4 }),
    );
    await expect(onAnswer).toHaveBeenLastCalledWith(['check', 'defibrillator', 'help', 'compress']);
    await expect(grip).toHaveAttribute('aria-pressed', 'false');

    const down = canvas.getByRole('button', {
      name: said(answerWords, 'down', { name: t('Prijungti defibriliatorių') }),
    });
    await userEvent.click(down);
    await userEvent.click(down);
    await expect(onAnswer).toHaveBeenLastCalledWith(['check', 'help', 'compress', 'defibrillator']);
    await expect(down).toHaveFocus();
    await expect(down).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A pointer near the lower edge of a box. */
function at(box: DOMRect) {
  return { clientX: box.left + 20, clientY: box.bottom - 6, dataTransfer: new DataTransfer() };
}

/** By the pointer: a row is dragged by its grip onto another. */
export const Dragging: Story = {
  args: { text: steps.text, children: <OrderingAnswer options={steps.options} onChange={onAnswer} /> },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('listitem');
    const [first, , third] = rows;
    if (first === undefined || third === undefined) throw new Error('The rows are missing.');
    await waitFor(() => expect(first).toHaveAttribute('draggable', 'true'));
    const grip = within(first)
      .getByRole('button', { name: containing(said(answerWords, 'move', { name: '' })) })
      .getBoundingClientRect();
    const over = third.getBoundingClientRect();
    onAnswer.mockClear();
    await fireEvent.dragStart(first, at(grip));
    // The library waits for a frame before it moves.
    await new Promise(requestAnimationFrame);
    await fireEvent.dragEnter(third, at(over));
    await fireEvent.dragOver(third, at(over));
    await new Promise(requestAnimationFrame);
    await waitFor(() => expect(third).toHaveAttribute('data-edge', 'bottom'));
    await fireEvent.drop(third, at(over));
    await fireEvent.dragEnd(first, at(over));
    await waitFor(() =>
      expect(onAnswer).toHaveBeenLastCalledWith(['help', 'check', 'defibrillator', 'compress']),
    );
  },
};

/** A select each; with a pointer the choices are dragged, too. */
export const Matching: Story = {
  args: {
    text: drugs.text,
    children: (
      <MatchingAnswer
        prompts={drugs.prompts}
        choices={drugs.choices}
        defaultValue={{ vf: 'amiodarone' }}
        onChange={onAnswer}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText(t('Esant „torsades de pointes“')), 'magnesium');
    await expect(onAnswer).toHaveBeenLastCalledWith({ vf: 'amiodarone', torsades: 'magnesium' });
  },
};

/** As it was typed, never corrected; what is no number is said. */
export const Numeric: Story = {
  args: {
    text: t('Pacientas sveria 64 kg. Kiek miligramų amjodarono suleisite, jei dozė yra 5 mg/kg?'),
    children: <NumericAnswer unit="mg" onChange={onAnswer} />,
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText(`${said(answerWords, 'answer')}, mg`);
    await userEvent.type(input, 'trys');
    await expect(input).not.toBeInvalid();
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await userEvent.clear(input);
    await userEvent.type(input, '320,0');
    await expect(input).not.toBeInvalid();
    await expect(onAnswer).toHaveBeenLastCalledWith('320,0');
  },
};

export const ShortText: Story = {
  args: {
    text: t('Kaip vadinasi ritmas, kai monitoriuje matyti elektrinė veikla, bet pulso nėra?'),
    canFlag: false,
    children: <TextAnswer onChange={onAnswer} />,
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText(said(answerWords, 'answer')), 'PEA');
    await expect(onAnswer).toHaveBeenLastCalledWith('PEA');
  },
};

/** Sent: each option says what came of it, and nothing can be changed. */
export const Sent: Story = {
  render: () => (
    <Stack gap={48}>
      <Question
        number={1}
        text={rhythm.text}
        state="wrong"
        marks={1}
        earned={0}
        canFlag={false}
        feedback={
          <QuestionFeedback result="wrong" earned={0} marks={1} correctAnswer={t('Defibriliuoju')}>
            {t('Kiekviena iškrovos atidėta minutė mažina išgyvenimą maždaug dešimtadaliu.')}
          </QuestionFeedback>
        }
      >
        <SingleAnswer
          options={rhythm.options}
          defaultValue="adrenaline"
          feedback={{
            shock: { mark: 'missed' },
            adrenaline: { mark: 'wrong', words: t('Adrenalinas leidžiamas po trečios iškrovos.') },
          }}
        />
      </Question>
      <Question
        number={2}
        text={causes.text}
        state="partly"
        marks={2}
        earned={1.5}
        canFlag={false}
        feedback={<QuestionFeedback result="partly" earned={1.5} marks={2} />}
      >
        <MultipleAnswer
          options={causes.options}
          defaultValue={['hypoxia', 'tamponade']}
          feedback={{
            hypoxia: { mark: 'correct' },
            tamponade: { mark: 'correct' },
            hypothermia: { mark: 'missed' },
          }}
        />
      </Question>
      <Question
        number={3}
        text={steps.text}
        state="correct"
        marks={2}
        earned={2}
        canFlag={false}
        feedback={<QuestionFeedback result="correct" earned={2} marks={2} />}
      >
        <OrderingAnswer
          options={steps.options}
          defaultValue={['check', 'help', 'compress', 'defibrillator']}
        />
      </Question>
      <Question number={4} text={drugs.text} state="partly" marks={3} earned={2} canFlag={false}>
        <MatchingAnswer
          prompts={drugs.prompts}
          choices={drugs.choices}
          defaultValue={{ vf: 'amiodarone', pea: 'magnesium' }}
          feedback={{
            vf: { mark: 'correct' },
            pea: { mark: 'wrong', words: t('Adrenalinas 1 mg') },
          }}
        />
      </Question>
      <Question
        number={5}
        text={t('Aprašykite savo veiksmus.')}
        state="marking"
        marks={5}
        canFlag={false}
        feedback={<QuestionFeedback result="marking" />}
      >
        <TextAnswer multiline defaultValue={sentences.lt} />
      </Question>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const control of canvas.getAllByRole('radio')) await expect(control).toBeDisabled();
    await expect(
      canvas.getByRole('radio', {
        name: containing(t('Suleidžiu 1 mg adrenalino'), said(answerWords, 'wrong')),
      }),
    ).toBeChecked();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    number: 100,
    total: 100,
    text: `${longWords.lt} ${sentences.ru}`,
    marks: 1.25,
    state: 'answered',
    children: (
      <Stack gap={24}>
        <MultipleAnswer
          options={[
            { id: '1', label: longWords.ru },
            { id: '2', label: longWords.en },
          ]}
          defaultValue={['2']}
        />
        <OrderingAnswer
          options={[
            { id: '1', label: longWords.lt },
            { id: '2', label: longWords.en },
          ]}
        />
        <MatchingAnswer
          prompts={[{ id: '1', label: longWords.lt }]}
          choices={[{ id: '2', label: longWords.ru }]}
        />
      </Stack>
    ),
  },
};
