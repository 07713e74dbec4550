import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords } from '../../internal/words.fixtures.ts';
import { Stack } from '../Stack/Stack.tsx';
import { LikertScale } from './LikertScale.tsx';
import { Scale } from './Scale.tsx';
import { t } from '../../internal/phrases.fixtures.ts';
import { containing } from '../../internal/said.fixtures.ts';

const statements = [
  { id: 'clear', label: t('Kurso tikslai buvo aiškūs') },
  { id: 'practice', label: t('Praktikoje išbandžiau tai, ko mokiausi') },
  { id: 'work', label: t('Rytoj tai pritaikysiu darbe') },
];
const answers = [
  { value: '1', label: t('Visai nesutinku') },
  { value: '2', label: t('Nesutinku') },
  { value: '3', label: t('Nei taip, nei ne') },
  { value: '4', label: t('Sutinku') },
  { value: '5', label: t('Visiškai sutinku') },
];

const meta = {
  title: 'Primitives/Scale',
  tags: ['new'],
  component: Scale,
  args: {
    label: t('Ar rekomenduotumėte šį kursą kolegai?'),
    low: t('tikrai ne'),
    high: t('tikrai taip'),
    onChange: fn(),
  },
} satisfies Meta<typeof Scale>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Radio buttons: the ends say what they mean. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('radiogroup', { name: containing(t('Ar rekomenduotumėte šį kursą kolegai?')) }),
    ).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: `0, ${t('tikrai ne')}` })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: `10, ${t('tikrai taip')}` })).toBeChecked();
    await userEvent.click(canvas.getByText('8'));
    await expect(args.onChange).toHaveBeenLastCalledWith('8');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={32}>
      <Scale {...args} defaultValue="9" />
      <Scale {...args} error={t('Pasirinkite skaičių')} />
      <Scale {...args} defaultValue="9" disabled />
      <Scale
        {...args}
        label={t('Skausmas dabar')}
        low={t('neskauda')}
        high={t('stipriausias')}
        min={1}
        max={5}
        defaultValue="2"
        optional
      />
      <Scale {...args} label={longWords.lt} low={longWords.ru} high={longWords.en} />
    </Stack>
  ),
};

/** Columns where there is room, blocks on a phone; each statement is a radio group. */
export const Likert: Story = {
  render: (args) => (
    <LikertScale
      label={t('Kaip vertinate kursą?')}
      hint={t('Atsakymai yra anoniminiai')}
      statements={statements}
      answers={answers}
      onChange={args.onChange && ((value) => args.onChange?.(value['work'] ?? ''))}
    />
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const group = within(canvas.getByRole('radiogroup', { name: t('Rytoj tai pritaikysiu darbe') }));
    await userEvent.click(group.getByRole('radio', { name: t('Sutinku') }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(group.getByRole('radio', { name: t('Visiškai sutinku') })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('5');
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1);
  },
};

export const LikertStates: Story = {
  render: () => (
    <Stack gap={40}>
      <LikertScale
        label={t('Kaip vertinate kursą?')}
        statements={[
          ...statements.slice(0, 2),
          { id: 'work', label: t('Rytoj tai pritaikysiu darbe'), error: t('Pasirinkite atsakymą') },
        ]}
        answers={answers}
        defaultValue={{ clear: '5', practice: '4' }}
      />
      <LikertScale
        label={t('Kaip vertinate kursą?')}
        statements={[{ id: 'long', label: longWords.lt }]}
        answers={[
          { value: '1', label: longWords.ru },
          { value: '2', label: longWords.en },
        ]}
        defaultValue={{ long: '1' }}
        disabled
      />
    </Stack>
  ),
};
