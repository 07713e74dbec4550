import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords, sentences } from '../../../internal/words.fixtures.ts';
import { anaphylaxis } from './ScenarioPath.fixtures.ts';
import { ScenarioPath } from './ScenarioPath.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';

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
    const pulse = canvas.getByText('Pulsas').parentElement;
    await expect(pulse).toHaveTextContent('Pulsas124k./min.per daug, norma 60–100');
    await expect(canvas.getByText('Temperatūra').parentElement).toHaveTextContent('36,8°Cnorma 36–37,5');
    await expect(canvas.queryByRole('list', { name: 'Jūsų kelias' })).toBeNull();
  },
};

export const Choosing: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Suleidžiu 0,5 mg adrenalino į raumenis' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['adrenaline']);
    await expect(canvas.getByRole('heading', { name: '2 žingsnis. Spaudimas kyla' })).toHaveFocus();
    await expect(canvas.getByText('Pulsas').parentElement).toHaveTextContent('mažėja');
    const path = within(canvas.getByRole('list', { name: 'Jūsų kelias' }));
    await expect(path.getByRole('listitem')).toHaveTextContent(
      'Pasirinkote: Suleidžiu 0,5 mg adrenalino į raumenis · Gerai',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Stebiu bent šešias valandas' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['adrenaline', 'observe']);
    await expect(canvas.getByRole('heading', { name: /^Pacientas stabilus/ })).toHaveFocus();
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

export const Sending: Story = { args: { disabled: true, defaultValue: ['adrenaline'] } };

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
