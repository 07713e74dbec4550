import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords, sentences } from '../../../internal/words.fixtures.ts';
import { anaphylaxis } from './ScenarioPath.fixtures.ts';
import { ScenarioPath } from './ScenarioPath.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';
import { containing, number, said } from '../../../internal/said.fixtures.ts';
import { scenarioPathWords } from './ScenarioPath.words.ts';

const meta = {
  title: 'Learning/ScenarioPath',
  tags: ['new'],
  component: ScenarioPath,
  args: { title: t('Anafilaksija palatoje'), steps: anaphylaxis, onChange: fn() },
} satisfies Meta<typeof ScenarioPath>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Vital signs are told in words; a choice leads on, and the focus goes to the new step. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pulse = canvas.getByText(said(scenarioPathWords, 'pulse')).parentElement;
    await expect(pulse).toHaveTextContent(
      [
        said(scenarioPathWords, 'pulse'),
        '124',
        said(scenarioPathWords, 'pulseUnit'),
        `${said(scenarioPathWords, 'high')}, ${said(scenarioPathWords, 'range', { from: '60', to: '100' })}`,
      ].join(''),
    );
    await expect(canvas.getByText(said(scenarioPathWords, 'temperature')).parentElement).toHaveTextContent(
      `${number(36.8)}°C${said(scenarioPathWords, 'range', { from: number(36), to: number(37.5) })}`,
    );
    await expect(canvas.queryByRole('list', { name: said(scenarioPathWords, 'path') })).toBeNull();
  },
};

export const Choosing: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: t('Suleidžiu 0,5 mg adrenalino į raumenis') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['adrenaline']);
    await expect(
      canvas.getByRole('heading', {
        name: `${said(scenarioPathWords, 'step', { number: 2 })}. ${t('Spaudimas kyla')}`,
      }),
    ).toHaveFocus();
    await expect(canvas.getByText(said(scenarioPathWords, 'pulse')).parentElement).toHaveTextContent(
      said(scenarioPathWords, 'falling'),
    );
    const path = within(canvas.getByRole('list', { name: said(scenarioPathWords, 'path') }));
    await expect(path.getByRole('listitem')).toHaveTextContent(
      said(scenarioPathWords, 'chosen', {
        choice: `${t('Suleidžiu 0,5 mg adrenalino į raumenis')} · ${said(scenarioPathWords, 'good')}`,
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('Stebiu bent šešias valandas') }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['adrenaline', 'observe']);
    await expect(
      canvas.getByRole('heading', { name: containing(said(scenarioPathWords, 'outcomeGood')) }),
    ).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const GoodEnd: Story = {
  args: {
    defaultValue: ['adrenaline', 'observe'],
    score: 9.5,
    maxScore: 10,
    debrief: t('Adrenalinas į raumenis yra pirmas vaistas. Simptomai gali grįžti, todėl pacientas stebimas.'),
  },
};

/** Nothing can be measured: a dash that says so. */
export const BadEnd: Story = {
  args: { defaultValue: ['antihistamine'], score: 0, maxScore: 10 },
};

/** Nothing can be chosen, and the focus stays where it is. */
export const Sending: Story = {
  args: { disabled: true, defaultValue: ['adrenaline'] },
  play: async ({ args, canvasElement }) => {
    const [choice] = within(canvasElement).getAllByRole('button');
    await expect(choice).toHaveAttribute('aria-disabled', 'true');
    choice?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(choice).toHaveFocus();
    choice?.blur();
  },
};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    title: longWords.lt,
    steps: [
      {
        id: '1',
        title: longWords.ru,
        text: sentences.ru,
        vitals: { pressure: { value: 1000, diastolic: 1000 }, pulse: { value: 130, normal: [100, 160] } },
        choices: [{ id: '2', label: longWords.en, to: '1', verdict: 'partly', consequence: longWords.lt }],
      },
    ],
    defaultValue: ['2', '2'],
  },
};

export const Empty: Story = { args: { steps: [] } };
